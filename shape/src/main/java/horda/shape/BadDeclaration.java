package horda.shape;

import javax.lang.model.element.Element;

/// A declaration that means nothing: the build fails with this sentence at that place.
final class BadDeclaration extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Element at;

  BadDeclaration(Element at, String sentence) {
    super(sentence);
    this.at = at;
  }

  Element at() {
    return at;
  }
}
