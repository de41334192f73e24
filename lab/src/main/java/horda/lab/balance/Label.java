package horda.lab.balance;

/// Something said in both languages.
public record Label(String en, String es) {
  static Label same(String text) {
    return new Label(text, text);
  }
}
