/// Codes that are taken for the country of a store, and aren't one.
enum CountryMistakes {
  /// Countries and territories of ISO 3166-1 that have no store.
  static let withoutStore: StaticString = """
    AD AF AQ AS AW AX BI BL BQ BV CC CF CK CU CW CX DJ EH ER ET FK FO GF GG GI GL GN GP GQ GS \
    GU HM HT IM IO IR JE KI KM KP LS MC MF MH MP MQ NC NF NR NU PF PM PN PR PS PW RE SD SH SJ \
    SM SO SS ST SX SY TF TG TK TL TV UM VA VI WF WS YT
    """

  /// Languages of ISO 639-1 whose code is no country's.
  static let languages: StaticString = """
    aa ab ak an av ay ce cs da dv el en eo eu fa ff fy gv ha he hi ho hy hz ia ig ii ik iu ja \
    jv ka kj kk kl ko ks ku kv lg ln lo mi nb nd nn nv ny oc oj or os pi qu rm rn sq su sw ta \
    te ti ts ty ur vo wa wo xh yi yo zh zu
    """

  /// The country that most who write a language's code, or a code of their own, want.
  static func country(meantBy code: String) -> String? {
    switch code {
    case "UK": "GB"
    case "JA": "JP"
    case "KO": "KR"
    case "ZH": "CN"
    case "CS": "CZ"
    case "DA": "DK"
    case "EL": "GR"
    case "HE": "IL"
    case "HI": "IN"
    case "NB", "NN": "NO"
    default: nil
    }
  }

  /// Whether `code`, two letters in its list's case, is in a list of them.
  static func lists(_ list: StaticString, _ code: String) -> Bool {
    list.description.split(separator: " ").contains { $0 == code }
  }
}
