package horda.cityofhorror.view;

import java.util.List;

/// An offer on the table. Others see that there is one, those who deal see its terms.
///
/// @param third a third side, or -1
/// @param asked whose answer it needs next
/// @param addable what may be added to it, for whoever is putting it together
public record OfferView(
    int from,
    int to,
    int third,
    int asked,
    boolean sent,
    List<TermView> terms,
    List<TermView> addable) {
  public static final OfferView NONE = new OfferView(-1, -1, -1, -1, false, List.of(), List.of());
}
