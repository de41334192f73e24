package horda.amanecerzombi.view;

import java.util.List;

/// An offer on the table. A draft is its maker's alone; what was sent is open to all.
public record OfferView(int from, int to, boolean sent, List<TermView> terms) {
  public static final OfferView NONE = new OfferView(-1, -1, false, List.of());

  /// An Object that is to change hands.
  ///
  /// @param ref object:12
  /// @param gives whether the maker of the offer gives it, or asks for it
  public record TermView(String ref, String object, boolean gives) {}
}
