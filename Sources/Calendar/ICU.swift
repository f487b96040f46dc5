import _FoundationICU

/// Calls an ICU function that fills a buffer of UTF-16; nil when it fails.
func icuString(
  _ call: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
) -> String? {
  filled(by: call) { String(decoding: $0, as: UTF16.self) }
}

/// Calls an ICU function that fills a buffer of ASCII; nil when it fails.
func icuASCII(
  _ call: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
) -> String? {
  filled(by: call) { String(decoding: $0.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self) }
}

private func filled<Unit: BitwiseCopyable>(
  by call: (UnsafeMutablePointer<Unit>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32,
  _ string: (UnsafeBufferPointer<Unit>) -> String
) -> String? {
  withUnsafeTemporaryAllocation(of: Unit.self, capacity: 256) { buffer in
    var status = U_ZERO_ERROR
    let count = call(buffer.baseAddress, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, 0...256 ~= count else { return nil }
    return string(UnsafeBufferPointer(rebasing: buffer[0..<Int(count)]))
  }
}
