/// A store for one country or region.
struct Storefront {
  /// ISO 3166-1 alpha-2; XK, which ISO leaves to its users, is Kosovo.
  let country: StaticString
  let alpha3: StaticString
  /// Apple's own number of it, where one is known.
  let id: Int?

  init(_ country: StaticString, _ alpha3: StaticString, _ id: Int? = nil) {
    (self.country, self.alpha3, self.id) = (country, alpha3, id)
  }

  /// Whether there is a store for the country of two letters, which must be upper case.
  @inline(__always)
  static func exists(_ first: UInt8, _ second: UInt8) -> Bool {
    let row = Int(first &- UInt8(ascii: "A"))
    let column = UInt32(second &- UInt8(ascii: "A"))
    guard row < 26, column < 26 else { return false }
    return known[row] & 1 << column != 0
  }

  /// A row a first letter, a bit a second one.
  private static let known: [UInt32] = {
    var rows = [UInt32](repeating: 0, count: 26)
    for storefront in all {
      let letters = storefront.country.utf8Start
      rows[Int(letters[0] - UInt8(ascii: "A"))] |= 1 << UInt32(letters[1] - UInt8(ascii: "A"))
    }
    return rows
  }()

  /// The countries that have a store: what three public lists of them name. Apple publishes none
  /// for this service.
  static let all: [Storefront] = [
    .init("AE", "ARE", 143_481), .init("AG", "ATG", 143_540), .init("AI", "AIA", 143_538),
    .init("AL", "ALB", 143_575), .init("AM", "ARM", 143_524), .init("AO", "AGO", 143_564),
    .init("AR", "ARG", 143_505), .init("AT", "AUT", 143_445), .init("AU", "AUS", 143_460),
    .init("AZ", "AZE", 143_568), .init("BA", "BIH"), .init("BB", "BRB", 143_541),
    .init("BD", "BGD", 143_490), .init("BE", "BEL", 143_446), .init("BF", "BFA"),
    .init("BG", "BGR", 143_526), .init("BH", "BHR", 143_559), .init("BJ", "BEN"),
    .init("BM", "BMU", 143_542), .init("BN", "BRN", 143_560), .init("BO", "BOL", 143_556),
    .init("BR", "BRA", 143_503), .init("BS", "BHS", 143_539), .init("BT", "BTN"),
    .init("BW", "BWA", 143_525), .init("BY", "BLR", 143_565), .init("BZ", "BLZ", 143_555),
    .init("CA", "CAN", 143_455), .init("CD", "COD"), .init("CG", "COG"),
    .init("CH", "CHE", 143_459), .init("CI", "CIV", 143_527), .init("CL", "CHL", 143_483),
    .init("CM", "CMR"), .init("CN", "CHN", 143_465), .init("CO", "COL", 143_501),
    .init("CR", "CRI", 143_495), .init("CV", "CPV"), .init("CY", "CYP", 143_557),
    .init("CZ", "CZE", 143_489), .init("DE", "DEU", 143_443), .init("DK", "DNK", 143_458),
    .init("DM", "DMA", 143_545), .init("DO", "DOM", 143_508), .init("DZ", "DZA", 143_563),
    .init("EC", "ECU", 143_509), .init("EE", "EST", 143_518), .init("EG", "EGY", 143_516),
    .init("ES", "ESP", 143_454), .init("FI", "FIN", 143_447), .init("FJ", "FJI"),
    .init("FM", "FSM"), .init("FR", "FRA", 143_442), .init("GA", "GAB"),
    .init("GB", "GBR", 143_444), .init("GD", "GRD", 143_546), .init("GE", "GEO", 143_615),
    .init("GH", "GHA", 143_573), .init("GM", "GMB"), .init("GR", "GRC", 143_448),
    .init("GT", "GTM", 143_504), .init("GW", "GNB"), .init("GY", "GUY", 143_553),
    .init("HK", "HKG", 143_463), .init("HN", "HND", 143_510), .init("HR", "HRV", 143_494),
    .init("HU", "HUN", 143_482), .init("ID", "IDN", 143_476), .init("IE", "IRL", 143_449),
    .init("IL", "ISR", 143_491), .init("IN", "IND", 143_467), .init("IQ", "IRQ", 143_617),
    .init("IS", "ISL", 143_558), .init("IT", "ITA", 143_450), .init("JM", "JAM", 143_511),
    .init("JO", "JOR", 143_528), .init("JP", "JPN", 143_462), .init("KE", "KEN", 143_529),
    .init("KG", "KGZ"), .init("KH", "KHM"), .init("KN", "KNA", 143_548),
    .init("KR", "KOR", 143_466), .init("KW", "KWT", 143_493), .init("KY", "CYM", 143_544),
    .init("KZ", "KAZ", 143_517), .init("LA", "LAO"), .init("LB", "LBN", 143_497),
    .init("LC", "LCA", 143_549), .init("LI", "LIE", 143_522), .init("LK", "LKA", 143_486),
    .init("LR", "LBR"), .init("LT", "LTU", 143_520), .init("LU", "LUX", 143_451),
    .init("LV", "LVA", 143_519), .init("LY", "LBY"), .init("MA", "MAR"),
    .init("MD", "MDA", 143_523), .init("ME", "MNE"), .init("MG", "MDG", 143_531),
    .init("MK", "MKD", 143_530), .init("ML", "MLI", 143_532), .init("MM", "MMR"),
    .init("MN", "MNG", 143_592), .init("MO", "MAC", 143_515), .init("MR", "MRT"),
    .init("MS", "MSR", 143_547), .init("MT", "MLT", 143_521), .init("MU", "MUS", 143_533),
    .init("MV", "MDV", 143_488), .init("MW", "MWI"), .init("MX", "MEX", 143_468),
    .init("MY", "MYS", 143_473), .init("MZ", "MOZ"), .init("NA", "NAM"),
    .init("NE", "NER", 143_534), .init("NG", "NGA", 143_561), .init("NI", "NIC", 143_512),
    .init("NL", "NLD", 143_452), .init("NO", "NOR", 143_457), .init("NP", "NPL", 143_484),
    .init("NZ", "NZL", 143_461), .init("OM", "OMN", 143_562), .init("PA", "PAN", 143_485),
    .init("PE", "PER", 143_507), .init("PG", "PNG"), .init("PH", "PHL", 143_474),
    .init("PK", "PAK", 143_477), .init("PL", "POL", 143_478), .init("PT", "PRT", 143_453),
    .init("PY", "PRY", 143_513), .init("QA", "QAT", 143_498), .init("RO", "ROU", 143_487),
    .init("RS", "SRB", 143_500), .init("RU", "RUS", 143_469), .init("RW", "RWA"),
    .init("SA", "SAU", 143_479), .init("SB", "SLB"), .init("SC", "SYC"),
    .init("SE", "SWE", 143_456), .init("SG", "SGP", 143_464), .init("SI", "SVN", 143_499),
    .init("SK", "SVK", 143_496), .init("SL", "SLE"), .init("SN", "SEN", 143_535),
    .init("SR", "SUR", 143_554), .init("SV", "SLV", 143_506), .init("SZ", "SWZ"),
    .init("TC", "TCA", 143_552), .init("TD", "TCD"), .init("TH", "THA", 143_475),
    .init("TJ", "TJK"), .init("TM", "TKM"), .init("TN", "TUN", 143_536), .init("TO", "TON"),
    .init("TR", "TUR", 143_480), .init("TT", "TTO", 143_551), .init("TW", "TWN", 143_470),
    .init("TZ", "TZA", 143_572), .init("UA", "UKR", 143_492), .init("UG", "UGA", 143_537),
    .init("US", "USA", 143_441), .init("UY", "URY", 143_514), .init("UZ", "UZB", 143_566),
    .init("VC", "VCT", 143_550), .init("VE", "VEN", 143_502), .init("VG", "VGB", 143_543),
    .init("VN", "VNM", 143_471), .init("VU", "VUT"), .init("XK", "XKX"),
    .init("YE", "YEM", 143_571), .init("ZA", "ZAF", 143_472), .init("ZM", "ZMB"),
    .init("ZW", "ZWE"),
  ]
}
