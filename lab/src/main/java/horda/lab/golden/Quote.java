package horda.lab.golden;

/// Texts as YAML takes them literally.
final class Quote {
  private Quote() {}

  static String of(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
