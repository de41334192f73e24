package horda.cardsofthedead.content;

/// When a turned card comes into play; no icon means Normal (COD-CARD-01).
public enum Speed {
  INSTANTANEOUS,
  FAST,
  NORMAL
}
