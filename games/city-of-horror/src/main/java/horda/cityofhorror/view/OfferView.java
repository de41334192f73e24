package horda.cityofhorror.view;

import java.util.List;

/// An offer on the table. Others see that there is one, the two partners see its terms.
public record OfferView(int from, int to, boolean sent, List<String> terms) {
  public static final OfferView NONE = new OfferView(-1, -1, false, List.of());
}
