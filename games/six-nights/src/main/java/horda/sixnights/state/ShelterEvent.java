package horda.sixnights.state;

import horda.engine.EventKind;
import horda.engine.Happening;

/// Everything that can happen, with the rule by which it happens.
public enum ShelterEvent implements Happening {
  NIGHT("SIX-NIGHT-01", "number", "night", "number", "number"),
  LOOKOUT("SIX-NIGHT-04", "seat"),
  RESHUFFLED("SIX-NIGHT-03"),
  DREW("SIX-NIGHT-03", "card"),
  LAID("SIX-DOOR-01", "seat", "card", "number"),
  FLARE("SIX-LAST-02", "seat", "card", "number"),
  ALARM("SIX-LAST-03", "seat", "card", "number"),
  HIDDEN("SIX-LAST-04", "seat", "card"),
  HELD("SIX-CRATE-01", "number", "number"),
  CRATE("SIX-CRATE-01", "seat", "number"),
  BREACH("SIX-BREACH-01", "number", "number", "number"),
  VOTED("SIX-VOTE-01", "seat", "seat"),
  ABSTAINED("SIX-VOTE-01", "seat"),
  BITTEN("SIX-VOTE-03", "seat"),
  NOBODY_OUT("SIX-VOTE-04"),
  DAWN("SIX-END-01"),
  FALLEN("SIX-END-03"),
  CANS("SIX-END-01", "seat", "number"),
  LOST("SIX-END-03", "seat");

  private final EventKind kind;

  ShelterEvent(String rule, String... arguments) {
    kind = EventKind.of(this, rule, arguments);
  }

  @Override
  public EventKind kind() {
    return kind;
  }
}
