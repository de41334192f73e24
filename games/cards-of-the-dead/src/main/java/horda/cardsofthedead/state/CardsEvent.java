package horda.cardsofthedead.state;

import horda.engine.Happening;
import horda.engine.Known;
import java.util.List;

/// Everything that can happen, with the rule by which it happens. The words stand in the text files
/// under `event`.
public enum CardsEvent implements Happening {
  SURVIVOR_CHOSEN("COD-SETUP-01", "seat", "survivor"),
  KIT_DRAWN("COD-DAY-02", "survivor", "card"),
  THREAT_REVEALED("COD-DAY-03", "card", "about-threat"),
  DAY_BEGINS("COD-DAY-01", "number"),
  HARD_PILE("COD-END-09"),
  TURN_BEGINS("COD-TURN-02", "survivor"),
  TURN_LOST("COD-PAR-05", "survivor"),
  PARALYSIS_ENDS("COD-TURN-04", "survivor"),
  LAST_BREATH("COD-LAST-01", "survivor"),
  IMMUNITY_LOST("COD-TURN-04", "survivor", "number"),
  INFECTED("COD-CARD-07", "survivor", "number"),
  SICKNESS("COD-TURN-05", "survivor", "number"),
  IMMUNITY_RESTORED("COD-CARD-07", "survivor", "number"),
  VITALITY_RESTORED("COD-CARD-06", "survivor", "number"),
  VITALITY_LOST("COD-CARD-06", "survivor", "number"),
  PICKED_UP("COD-ACT-01", "survivor", "card"),
  ROOM_MADE("COD-ACT-02", "survivor", "card"),
  STOWED("COD-ACT-04", "survivor", "card"),
  FETCHED("COD-ACT-04", "survivor", "card"),
  EQUIPPED("COD-ACT-05", "survivor", "card"),
  WEAPON_REPLACED("COD-ACT-05", "survivor", "card"),
  WEAPON_BACK("COD-ACT-05", "survivor", "card"),
  GIVEN("COD-ACT-07", "survivor", "card", "survivor"),
  USED("COD-ACT-08", "survivor", "card"),
  LOADED("COD-ACT-09", "survivor", "card"),
  ATTACKED("COD-ACT-10", "survivor", "card", "card", "space"),
  WORN_OUT("COD-ACT-11", "card"),
  RIFLE_TURNED("COD-NAMED-17", "survivor", "side"),
  TURN_ENDED("COD-TURN-07", "survivor"),
  WALKED("COD-WALK-03", "survivor", "card", "spot"),
  WALKED_THROUGH("COD-WALK-03", "survivor", "card"),
  DISCARDED_DOWN("COD-TURN-09", "survivor", "card"),
  RAN("COD-SURV-01", "survivor"),
  TRACKED("COD-SURV-03", "survivor", "card"),
  PAID_FOR_PUNCH("COD-SURV-04", "survivor"),
  PAID_WITH_VITALITY("COD-SURV-04", "survivor"),
  TRACK_FOUND("COD-SURV-03", "survivor", "card"),
  TRACK_KEPT("COD-SURV-03", "survivor", "card"),
  DRAWN("COD-NAMED-04", "survivor", "card"),
  KEPT("COD-NAMED-05", "survivor", "card"),
  NOT_KEPT("COD-DECK-09", "card"),
  SHOWN("COD-NAMED-08", "card", "spot"),
  LEFT_FACE_UP("COD-NAMED-09", "card", "spot"),
  SEEN("COD-NAMED-06", "card", "spot"),
  PUT_BACK("COD-NAMED-06", "card", "spot"),
  KEVLAR_ON("COD-NAMED-11", "survivor", "card"),
  ABSORBED("COD-CARD-16", "survivor", "number"),
  KEVLAR_GONE("COD-NAMED-11", "survivor", "card"),
  BITTEN("COD-DMG-01", "card", "survivor", "number"),
  HURT("COD-DMG-05", "survivor", "number"),
  HIT("COD-CARD-04", "card", "space", "number"),
  DESTROYED("COD-CARD-04", "card", "space"),
  PARALYSED_CARD("COD-PAR-01", "card", "space"),
  PARALYSED_SURVIVOR("COD-PAR-01", "survivor"),
  OPENED("COD-CARD-15", "card", "space"),
  RECEIVED("COD-CALL-02", "survivor", "card"),
  REFUSED("COD-CALL-03", "survivor", "card"),
  DROPPED_FOR_BOX("COD-CALL-03", "survivor", "card"),
  NOTHING_INSIDE("COD-CALL-04", "card"),
  EXPLODES("COD-EXPL-01", "card", "space", "number"),
  NOISE("COD-NOISE-01", "number"),
  LURED("COD-NOISE-01", "card", "space"),
  NOISE_CARD_DISCARDED("COD-NOISE-01", "card"),
  NO_ROOM("COD-GAME-12", "card"),
  ENTERS_FAST("COD-GAME-02", "card", "space"),
  GETS_CLOSE("COD-GAME-11", "card", "space"),
  WAITS("COD-GAME-13", "card"),
  GAME_TURN("COD-GAME-01"),
  COUNTS("COD-GAME-05", "card", "space", "number"),
  COUNTER_FULL("COD-CARD-12", "card", "space"),
  STIRS_AGAIN("COD-GAME-05", "card", "space"),
  MISSES_TURN("COD-PAR-02", "card", "space"),
  BORN("COD-CALL-05", "card", "space"),
  HORDE("COD-NAMED-01", "space"),
  RUN_AWAY("COD-NAMED-02", "space"),
  NOTHING_HAPPENS("COD-NAMED-01", "card"),
  INFECTED_BY("COD-CARD-07", "card", "survivor", "number"),
  SOUP_SHARED("COD-NAMED-12", "survivor", "card"),
  NO_SUPPER("COD-NAMED-12", "number"),
  HOME("COD-NAMED-14", "survivor", "card"),
  TRADED("COD-NAMED-13", "survivor", "card"),
  TRADER_GIVES("COD-NAMED-13", "survivor", "card"),
  DIED("COD-DEATH-01", "survivor"),
  HAUNTS("COD-DEATH-02", "survivor"),
  CURSED_CARD("COD-DEATH-06", "survivor", "card"),
  CURSED("COD-DEATH-06", "survivor", "number", "number"),
  WENT_OUT("COD-GO-01"),
  WENT_OUTSIDE("COD-GO-03"),
  WENT_IN("COD-GO-04", "zone"),
  RESHUFFLED("COD-DECK-06"),
  KIT_RESHUFFLED("COD-DECK-07"),
  GAME_WON("COD-END-01"),
  GAME_LOST("COD-END-02"),
  BREATHLESS("COD-LAST-02"),
  CHALLENGE_MET("COD-END-05", "challenge");

  private final String key;
  private final String rule;
  private final List<String> kinds;

  CardsEvent(String rule, String... kinds) {
    this.key = Known.id(this);
    this.rule = rule;
    this.kinds = List.of(kinds);
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public String rule() {
    return rule;
  }

  @Override
  public List<String> kinds() {
    return kinds;
  }
}
