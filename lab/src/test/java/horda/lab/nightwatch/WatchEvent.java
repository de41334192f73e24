package horda.lab.nightwatch;

import horda.engine.Happening;
import horda.engine.Ref;
import java.util.List;

enum WatchEvent implements Happening {
  PLAYED(Ref.SEAT, "card"),
  DREW(Ref.SEAT),
  DREW_CARD(Ref.SEAT, "card"),
  NOTED(Ref.SEAT),
  ROLLED(Ref.SEAT, Ref.NUMBER),
  HOWLED(Ref.SEAT, "card"),
  VOTED(Ref.SEAT, Ref.SEAT),
  LIT("card");

  private final List<String> kinds;

  WatchEvent(String... kinds) {
    this.kinds = List.of(kinds);
  }

  @Override
  public String key() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  @Override
  public String rule() {
    return "NW-" + ordinal();
  }

  @Override
  public List<String> kinds() {
    return kinds;
  }
}
