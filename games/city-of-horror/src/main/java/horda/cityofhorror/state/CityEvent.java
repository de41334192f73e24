package horda.cityofhorror.state;

import horda.engine.Happening;
import horda.engine.Known;
import java.util.List;

/// Everything that can happen, with the rule by which it happens. The words stand in the text files
/// under `event`.
public enum CityEvent implements Happening {
  FIRST_PLAYER_NAMED("COH-SETUP-13", "seat"),
  BUILDING_PLACED("COH-SETUP-04", "place", "number"),
  CHARACTER_DEALT("COH-SETUP-15", "character", "seat"),
  PLACE_DRAWN("COH-SETUP-26", "seat", "place"),
  FULL_PLACE_DRAWN("COH-SETUP-26", "seat", "place"),
  PLACED("COH-SETUP-18", "seat", "character", "place"),
  PLACED_OUTSIDE("COH-SETUP-19", "seat", "character", "place"),
  DRAFT_KEPT("COH-VAR-01"),
  MIDNIGHT("COH-SETUP-22", "invasion"),
  ROUND_BEGINS("COH-ROUND-02", "number"),
  TOWER_LOOKED("COH-ROUND-03", "seat"),
  TOWER_SAW("COH-ROUND-03", "invasion"),
  LATE_CHOOSERS("COH-MC-02", "seat"),
  CARD_REVEALED("COH-MC-01", "seat", "place"),
  INVASION_TURNED("COH-INV-01", "invasion"),
  ZOMBIES_MOVED("COH-INV-03", "number", "place", "place"),
  ZOMBIES_ARRIVED("COH-INV-05", "number", "place"),
  ANTIDOTES_DROPPED("COH-INV-07", "number", "place"),
  CARDS_DROPPED("COH-INV-07", "number", "place"),
  LEADER_STEPS("COH-INV-10", "number", "seat"),
  MOVED("COH-MOV-01", "seat", "character", "place"),
  TURNED_AWAY("COH-MOV-04", "seat", "character", "place"),
  SQUEEZED_IN("COH-MOV-11", "seat", "character", "place"),
  GRANNY_WALKS("COH-CHR-06", "seat", "character"),
  STAYED("COH-MOV-07", "seat"),
  BLONDE_ATTRACTS("COH-MOV-20", "character", "place"),
  BLONDE_PREVENTS("COH-CHR-01", "seat", "character"),
  LOCATION_BEGINS("COH-LOC-01", "place"),
  PAID_CARD("COH-ACT-03", "seat", "action"),
  PAID_FOOD("COH-SITE-03", "seat", "number"),
  PAID_FRESHNESS("COH-SITE-04", "seat", "character"),
  REFRESHED("COH-SITE-02", "seat", "character"),
  ANTIDOTE_TAKEN("COH-SITE-04", "seat"),
  LEADER_SET("COH-LDR-10", "seat", "seat"),
  LEADER_NUDGED("COH-LDR-11", "seat", "seat"),
  CARD_DRAWN("COH-SITE-06", "seat"),
  YOU_DREW("COH-SITE-06", "action"),
  DISCARD_TAKEN("COH-SITE-07", "seat", "action"),
  FOOD_TAKEN("COH-SITE-08", "seat"),
  YOUR_FOOD("COH-SITE-08", "number"),
  OPEN_FOOD_TAKEN("COH-SITE-09", "seat", "number"),
  ANNOUNCED("COH-WIN-08", "seat", "action"),
  ANNOUNCED_AT("COH-WIN-08", "seat", "action", "place"),
  ANNOUNCED_FROM_TO("COH-WIN-08", "seat", "action", "place", "place"),
  ANNOUNCED_FOR("COH-WIN-08", "seat", "action", "character"),
  ANNOUNCED_LEADER("COH-WIN-08", "seat", "action", "seat"),
  ANNOUNCED_AGAINST("COH-WIN-08", "seat", "action", "seat"),
  ANNOUNCED_GO_TO("COH-WIN-08", "seat", "action", "place"),
  ANNOUNCED_BACK_DOOR("COH-WIN-08", "seat", "action", "character", "place"),
  ANNOUNCED_CANCEL("COH-WIN-08", "seat", "action", "action"),
  CANCELLED_BY_CARD("COH-WIN-13", "seat", "action"),
  CANCELLED_BY_PUNK("COH-WIN-13", "seat", "action"),
  ABILITY_USED("COH-ABL-01", "seat", "character"),
  ALARM("COH-CARD-01", "number", "place"),
  ENERGISED("COH-CARD-02", "seat", "character"),
  HIDES("COH-CARD-05", "seat", "character"),
  ZOMBIES_KILLED("COH-CARD-07", "number", "place"),
  SAWN("COH-CARD-08", "number", "place"),
  LOOKED("COH-CARD-09", "seat"),
  SAW("COH-CARD-09", "invasion"),
  COMING_MOVE("COH-INV-03", "place", "place"),
  COMING_ZOMBIES("COH-INV-05", "number", "place"),
  COMING_ANTIDOTES("COH-INV-07", "number", "place"),
  COMING_CARDS("COH-INV-07", "number", "place"),
  COMING_LEADER("COH-INV-10", "number"),
  KITTEN_RUNS("COH-CARD-10", "seat", "place", "place", "number"),
  KITTEN_RETURNS("COH-CARD-11", "seat", "place"),
  ZOMBIE_LURED("COH-CARD-13", "number", "place", "place"),
  STOLEN("COH-CARD-14", "seat", "seat"),
  STOLEN_CARD("COH-CARD-14", "seat", "seat", "action"),
  ARMED("COH-VOTE-12", "seat", "place"),
  MOVEMENT_CHANGED("COH-MOV-18", "seat", "place"),
  TRADED_CARD("COH-CHR-02", "seat", "action", "action"),
  CHEF_DRAWS("COH-CHR-03", "seat"),
  GRANDPA_VOTES("COH-CHR-05", "seat", "character"),
  GIVES_BIRTH("COH-CHR-11", "seat", "character"),
  MOVE_UNDONE("COH-CHR-14", "character", "place"),
  MARKER_PLACED("COH-EXP-01", "seat", "place", "number"),
  NO_MARKER("COH-EXP-07"),
  TOWER_EXPLODES("COH-EXP-02", "place"),
  ARMORY_BURNS("COH-EXP-04", "place"),
  ARMORY_BLOCKED("COH-EXP-05", "place"),
  FLEES_FIRE("COH-EXP-04", "character"),
  NO_ATTACK("COH-ATT-02", "place"),
  ATTACK("COH-ATT-02", "place", "number"),
  NOBODY_FOUND("COH-ATT-09", "place"),
  ONLY_TARGET("COH-ATT-10", "seat"),
  VOTED("COH-VOTE-16", "seat", "seat", "number"),
  TIE("COH-VOTE-08", "seat"),
  TIE_BROKEN("COH-VOTE-08", "seat", "seat"),
  VOTE_WON("COH-VOTE-07", "seat", "number"),
  LEADER_ATTACKS("COH-LDR-01", "seat"),
  LEADER_IDLE("COH-LDR-06", "place"),
  LEADER_MOVES_ON("COH-LDR-05", "seat"),
  EATEN("COH-ATT-04", "seat", "character", "place"),
  DIED("COH-DEATH-01", "seat", "character"),
  ELIMINATED("COH-DEATH-02", "seat"),
  FIRST_PLAYER_MOVES("COH-FP-02", "seat"),
  SHARER("COH-SHR-04", "seat", "place"),
  HANDED_ANTIDOTE("COH-SHR-05", "seat", "seat"),
  HANDED_CARD("COH-SHR-13", "seat", "seat"),
  HANDED_CARD_SEEN("COH-SHR-13", "seat", "seat", "action"),
  LEFT_BEHIND("COH-SHR-06", "number", "place"),
  SHARING_FACES("COH-SHR-04", "action"),
  OFFER_SENT("COH-NEG-05", "seat", "seat"),
  OFFER_ACCEPTED("COH-NEG-05", "seat", "seat"),
  OFFER_REFUSED("COH-NEG-10", "seat", "seat"),
  GAVE_ANTIDOTES("COH-NEG-01", "seat", "seat", "number"),
  GAVE_CARD("COH-NEG-09", "seat", "seat"),
  GAVE_CARD_SEEN("COH-NEG-09", "seat", "seat", "action"),
  SHOWED_HAND("COH-NEG-12", "seat", "seat"),
  PROMISED("COH-NEG-06", "seat", "seat", "vow"),
  PROMISE_KEPT("COH-NEG-03", "seat", "seat", "vow"),
  PROMISE_BROKEN("COH-NEG-03", "seat", "seat", "vow"),
  PROMISE_LAPSED("COH-NEG-07", "seat", "seat", "vow"),
  ROUND_ENDS("COH-ROUND-04", "number"),
  VACCINATED("COH-END-01", "seat", "character"),
  UNVACCINATED("COH-END-01", "seat", "character"),
  SCORED("COH-END-03", "seat", "number"),
  GAME_WON("COH-END-05", "seat"),
  NOBODY_WINS("COH-END-06");

  private final String key;
  private final String rule;
  private final List<String> kinds;

  CityEvent(String rule, String... kinds) {
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
