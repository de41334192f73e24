package horda.wire.lantern;

import horda.engine.EventKind;
import horda.engine.Happening;
import horda.engine.Ref;

enum Glow implements Happening {
  DREW("LAN-TURN-01", Ref.SEAT),
  SAW("LAN-TURN-01", "card"),
  SCORED("LAN-BID-01", Ref.SEAT, Ref.NUMBER);

  private final EventKind kind;

  Glow(String rule, String... arguments) {
    kind = EventKind.of(this, rule, arguments);
  }

  @Override
  public EventKind kind() {
    return kind;
  }
}
