package horda.ruemorgue.view;

/// A card in a slot.
///
/// @param ref card:17; empty for an empty slot or a Wound
/// @param card kind of Equipment; `wound` for a Wound; empty for an empty slot
/// @param empty must be reloaded
/// @param scope a Scope is combined with it
public record CardView(String ref, String card, boolean empty, boolean scope) {}
