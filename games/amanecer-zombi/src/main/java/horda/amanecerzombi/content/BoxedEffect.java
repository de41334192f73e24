package horda.amanecerzombi.content;

/// Boxed effects of Special Zombies (AMZ-ZOM-04).
public enum BoxedEffect {
  NO_MEDICINE,
  NO_FLIGHT_BY_CARDS,
  GROUP_DICE,
  MORE_DICE,
  INITIAL_ATTACK;

  static final BoxedEffect[] ALL = values();
}
