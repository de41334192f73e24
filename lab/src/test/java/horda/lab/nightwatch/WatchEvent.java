package horda.lab.nightwatch;

import horda.engine.EventKind;
import horda.engine.Happening;
import horda.engine.Ref;

enum WatchEvent implements Happening {
  PLAYED(Ref.SEAT, "card"),
  DREW(Ref.SEAT),
  DREW_CARD(Ref.SEAT, "card"),
  NOTED(Ref.SEAT),
  ROLLED(Ref.SEAT, Ref.NUMBER),
  HOWLED(Ref.SEAT, "card"),
  VOTED(Ref.SEAT, Ref.SEAT),
  LIT("card");

  private final EventKind kind;

  WatchEvent(String... arguments) {
    kind = EventKind.of(this, "NW-" + ordinal(), arguments);
  }

  @Override
  public EventKind kind() {
    return kind;
  }
}
