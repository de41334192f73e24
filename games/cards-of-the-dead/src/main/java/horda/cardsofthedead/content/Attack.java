package horda.cardsofthedead.content;

import horda.engine.Data;
import horda.engine.Known;

/// A blow, a shot or a throw.
public record Attack(Type type, int value, int usesPerAttack, int noise) {
  public static final Attack NONE = new Attack(Type.MELEE, 0, 0, 0);

  /// Kinds of damage that survivors deal.
  public enum Type {
    MELEE,
    RANGED,
    PARALYSING,
    EXPLOSIVE
  }

  static Attack read(Data data) {
    return new Attack(
        Known.constant(data.at("type"), Type.values()),
        data.at("value").num(),
        data.num("uses-per-attack", 1),
        data.num("noise", 0));
  }

  public boolean isNone() {
    return value == 0;
  }
}
