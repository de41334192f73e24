package horda.wire;

/// One rule of a rule book, in our own words.
///
/// @param ruling whether it is a decision of ours where the book is silent
/// @param reasonEn why we decided so; empty where nothing is to say
public record RuleEntry(
    String id,
    String chapter,
    boolean ruling,
    String en,
    String es,
    String reasonEn,
    String reasonEs) {

  public String text(Language language) {
    return switch (language) {
      case EN -> en;
      case ES -> es;
    };
  }

  public String reason(Language language) {
    return switch (language) {
      case EN -> reasonEn;
      case ES -> reasonEs;
    };
  }
}
