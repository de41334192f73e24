package horda.amanecerzombi.content;

/// What kind of Object a Mission wants.
public enum Demand {
  FOOD,
  MEDICINE,
  FUEL,
  ELECTRIC,
  TECHNICAL,
  WEAPON;

  public boolean isMetBy(ObjectCard object) {
    return switch (this) {
      case FOOD -> object.has(Icon.FOOD);
      case MEDICINE -> object.has(Icon.MEDICINE);
      case FUEL -> object.has(Icon.FUEL);
      case ELECTRIC -> object.has(Icon.ELECTRIC);
      case TECHNICAL -> object.has(Icon.ELECTRIC) || object.has(Icon.MECHANIC);
      case WEAPON -> object.arms();
    };
  }
}
