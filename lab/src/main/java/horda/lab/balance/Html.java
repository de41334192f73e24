package horda.lab.balance;

import java.util.Locale;

/// Puts a page together, in both languages at once: the reader's choice hides one of them.
final class Html {
  private final StringBuilder page = new StringBuilder();

  Html raw(String markup) {
    page.append(markup);
    return this;
  }

  /// A number as markup: never in the words of one language.
  Html raw(String markup, Object... values) {
    page.append(String.format(Locale.ROOT, markup, values));
    return this;
  }

  Html say(Label label) {
    if (label.en().equals(label.es())) {
      page.append(escape(label.en()));
    } else {
      page.append("<span lang=\"en\">").append(escape(label.en())).append("</span>");
      page.append("<span lang=\"es\">").append(escape(label.es())).append("</span>");
    }
    return this;
  }

  Html text(String text) {
    page.append(escape(text));
    return this;
  }

  /// What somebody who does not see a picture is told.
  Html title(Label label) {
    page.append("<title>").append(escape(label.en())).append(" / ");
    page.append(escape(label.es())).append("</title>");
    return this;
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  public String toString() {
    return page.toString();
  }
}
