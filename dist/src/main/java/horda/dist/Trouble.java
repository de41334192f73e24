package horda.dist;

/// Something that whoever packs can put right: one sentence that says how.
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Trouble(String sentence) {
    super(sentence, null, false, false);
  }
}
