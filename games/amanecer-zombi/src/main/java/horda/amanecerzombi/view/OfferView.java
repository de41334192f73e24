package horda.amanecerzombi.view;

import java.util.List;

/// An offer on the table. A draft is its maker's alone; what was sent is open to all.
public record OfferView(int from, int to, boolean sent, List<String> terms) {
  public static final OfferView NONE = new OfferView(-1, -1, false, List.of());
}
