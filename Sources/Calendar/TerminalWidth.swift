import _FoundationICU

/// How many columns of a terminal `text` takes: two for wide characters, none for marks that join
/// the one before (UAX 11, East Asian Width).
package func columns(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + columns($1) }
}

private func columns(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  let width = swift_u_getIntPropertyValue(Int32(bitPattern: scalar.value), UCHAR_EAST_ASIAN_WIDTH)
  return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue) ? 2 : 1
}
