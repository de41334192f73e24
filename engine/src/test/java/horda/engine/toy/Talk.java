package horda.engine.toy;

import horda.engine.EventKind;
import horda.engine.Happening;
import horda.engine.Ref;

/// What can happen on the market.
enum Talk implements Happening {
  ROUND("FM-ROUND-01", Ref.NUMBER, "lot"),
  DREW("FM-ROUND-02", Ref.SEAT, "card"),
  BID("FM-BID-01", Ref.SEAT, "card"),
  NO_BID("FM-BID-01", Ref.SEAT),
  SOLD("FM-BID-03", Ref.SEAT, "lot"),
  UNSOLD("FM-BID-03", "lot"),
  PLAYED("FM-TURN-02", Ref.SEAT, "kind"),
  AIMED("FM-TURN-02", Ref.SEAT, "kind", Ref.SEAT),
  OBJECTED("FM-OBJ-01", Ref.SEAT),
  STRUCK("FM-OBJ-02", Ref.SEAT, "kind"),
  ROLLED("FM-TURN-03", Ref.SEAT, Ref.NUMBER),
  SNATCHED("FM-TURN-04", Ref.SEAT, Ref.SEAT),
  TOOK("FM-TURN-04", Ref.SEAT, Ref.SEAT, "card"),
  OFFERED("FM-DEAL-01", Ref.SEAT, Ref.SEAT),
  ACCEPTED("FM-DEAL-01", Ref.SEAT, Ref.SEAT),
  REFUSED("FM-DEAL-01", Ref.SEAT, Ref.SEAT),
  PROMISED("FM-DEAL-02", Ref.SEAT, Ref.SEAT, Ref.NUMBER),
  KEPT("FM-DEAL-03", Ref.SEAT, Ref.SEAT),
  BROKEN("FM-DEAL-03", Ref.SEAT, Ref.SEAT),
  CLOSED("FM-END-01");

  private final EventKind kind;

  Talk(String rule, String... arguments) {
    kind = EventKind.of(this, rule, arguments);
  }

  @Override
  public EventKind kind() {
    return kind;
  }
}
