import Books
import Testing

struct PersonNameTests {
  @Test(arguments: [
    ("Rowling, J. K.", "J. K. Rowling"), ("Rowling, J.K.", "J.K. Rowling"),
    ("J.K. Rowling", "J.K. Rowling"), ("J. K. Rowling", "J. K. Rowling"), ("한강", "한강"),
    ("한, 강", "한강"), ("村上, 春樹", "村上春樹"), ("Basu, Āśīsha.", "Āśīsha Basu"),
    ("Eliot, George, 1819-1880", "George Eliot"), ("Eliot, George, 1819-1880.", "George Eliot"),
    ("King, Stephen, 1947-", "Stephen King"), ("Smith, Ann, b. 1950.", "Ann Smith"),
    ("Homer, 8th cent. B.C.", "Homer"),
    ("King, Martin Luther, Jr.", "Martin Luther King Jr."),
    ("King, Martin Luther, Jr., 1929-1968.", "Martin Luther King Jr."),
    ("Martin Luther King, Jr.", "Martin Luther King Jr."),
    ("Cummings, E. E. (Edward Estlin), 1894-1962.", "E. E. Cummings"),
    ("García Márquez, Gabriel", "Gabriel García Márquez"),
    ("Gogh, Vincent van", "Vincent van Gogh"), ("Beauvoir, Simone de, 1908-1986", "Simone de Beauvoir"),
    ("de la Cruz, Melissa", "Melissa de la Cruz"), ("Le Guin, Ursula K.", "Ursula K. Le Guin"),
    ("Толстой, Лев Николаевич", "Лев Николаевич Толстой"),
    ("Tolkien, J. R. R., editor", "J. R. R. Tolkien"), ("  Jane \n Austen ", "Jane Austen"),
    ("Plato.", "Plato"), ("Hunter, Evan, 1926-2005", "Evan Hunter"),
    // Corporate bodies, and lists, stay as they are.
    ("Macmillan Publishers, Ltd.", "Macmillan Publishers, Ltd."),
    ("University of California, Los Angeles", "University of California, Los Angeles"),
    ("Institution XYZ", "Institution XYZ"), ("Penguin Books, Inc.", "Penguin Books, Inc."),
    ("Simon, Garfunkel and Friends", "Simon, Garfunkel and Friends"),
    ("Rowling, Tolkien, Lewis", "Rowling, Tolkien, Lewis"),
    ("Great Britain, Ministry of Defence", "Great Britain, Ministry of Defence"),
    ("Smith & Sons, London", "Smith & Sons, London"),
    ("anonymous, unknown", "anonymous, unknown"),
    ("/author/jd_salinger.html", nil), ("https://example.org/a", nil), ("www.example.org", nil),
    ("", nil), ("  ", nil), (",", ","), (", John", "John"), ("Smith,", "Smith"),
  ] as [(String, String?)])
  func display(text: String, expected: String?) {
    #expect(PersonName.display(text) == expected)
  }

  @Test(arguments: [
    (PersonName(family: "Rowling", given: "J. K."), "J. K. Rowling"),
    (PersonName(family: "Gogh", given: "Vincent", particles: ["van"]), "Vincent van Gogh"),
    (PersonName(family: "van Gogh", given: "Vincent", particles: ["van"]), "Vincent van Gogh"),
    (PersonName(family: "King", given: "Martin Luther", suffix: "Jr."), "Martin Luther King Jr."),
    (PersonName(literal: "Institution XYZ"), "Institution XYZ"),
    (PersonName(family: "A", given: "B", literal: "C"), "C"), (PersonName(family: "한", given: "강"), "한강"),
    (PersonName(family: "Plato"), "Plato"), (PersonName(given: "Madonna"), "Madonna"),
    (PersonName(family: " ", given: ""), nil), (PersonName(suffix: "Jr."), nil), (PersonName(), nil),
    (PersonName(family: "Vega", given: "Lope", particles: ["de", " "]), "Lope de Vega"),
  ] as [(PersonName, String?)])
  func displayOfParts(name: PersonName, expected: String?) {
    #expect(name.display == expected)
  }

  @Test func aLongTextIsNoName() {
    let text = String(repeating: "a,", count: 1_000_000)
    #expect(PersonName.display(text) == text)
  }
}
