package horda.amanecerzombi.state;

import static horda.amanecerzombi.state.AmanecerState.MOST_SEATS;

import horda.engine.ZonePlan;

/// Where cards lie. Zones of Action cards hold kinds, all others cards; the last of a zone is its
/// top.
public final class Piles {
  // Action cards, by kind.
  public static final int ACTION_DECK = 0;
  public static final int ACTION_DISCARD = 1;
  public static final int ACTION_REMOVED = 2;

  /// Announced cards that may still be answered, the last on top (AMZ-INT-06).
  public static final int PENDING = 3;

  /// Turned up by Noise, a Clean mission or a search in the game for one.
  public static final int REVEALED = 4;

  /// Zombie cards of the combat that is being fought.
  public static final int COMBAT = 5;

  /// Zombie cards of combats that wait, the oldest first (AMZ-INT-10).
  public static final int WAITING = 6;

  /// Set aside for an attack on a Group that is announced (AMZ-PVP-14).
  public static final int ASIDE = 7;

  // Objects, by card. Decks and discards follow the order of Pile.
  private static final int FIRST_OBJECT_DECK = 8;
  private static final int FIRST_OBJECT_DISCARD = 11;

  /// On the table of the Location being searched.
  public static final int FOUND = 14;

  public static final int CHARACTER_DECK = 15;
  public static final int MISSION_DECK = 16;
  public static final int MISSION_DISCARD = 17;
  public static final int MISSION_REMOVED = 18;
  public static final int SKILL_DECK = 19;

  /// The two skills that a buyer looks at.
  public static final int OFFERED = 20;

  public static final int DAMAGE_DECK = 21;
  public static final int DAMAGE_DISCARD = 22;
  public static final int SEASON_DECK = 23;

  /// Seasons that are not used: nobody knows which.
  public static final int SEASON_REMOVED = 24;

  /// Top cards of a deck that somebody looks at through the Binoculars, the topmost last.
  public static final int LOOKED = 25;

  /// Seasons of past rounds.
  public static final int SEASON_PAST = 26;

  private static final int FIRST_OF_SEATS = 27;

  private static final int HAND = 0;
  private static final int TROPHIES = 1;
  private static final int GROUP = 2;
  private static final int DEAD = 3;
  private static final int OBJECTS = 4;
  private static final int MISSIONS = 5;
  private static final int DONE = 6;
  private static final int SKILLS = 7;
  private static final int DEALT = 8;
  private static final int OF_A_SEAT = 9;

  private Piles() {}

  /// The zones, each as large as the box can fill it.
  public static ZonePlan plan() {
    ZonePlan.Builder zones = new ZonePlan.Builder();
    zones.zone("action-deck", 100);
    zones.zone("action-discard", 100);
    zones.zone("action-removed", 100);
    zones.zone("pending", 12);
    zones.zone("revealed", 100);
    zones.zone("combat", 44);
    zones.zone("waiting", 44);
    zones.zone("aside", 12);
    zones.zone("special-deck", 8);
    zones.zone("green-deck", 32);
    zones.zone("blue-deck", 32);
    zones.zone("special-discard", 8);
    zones.zone("green-discard", 32);
    zones.zone("blue-discard", 32);
    zones.zone("found", 72);
    zones.zone("character-deck", 24);
    zones.zone("mission-deck", 28);
    zones.zone("mission-discard", 28);
    zones.zone("mission-removed", 28);
    zones.zone("skill-deck", 20);
    zones.zone("offered", 2);
    zones.zone("damage-deck", 20);
    zones.zone("damage-discard", 20);
    zones.zone("season-deck", 24);
    zones.zone("season-removed", 24);
    zones.zone("looked", 8);
    zones.zone("season-past", 24);
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      zones.zone("hand-" + seat, 100);
      zones.zone("trophies-" + seat, 44);
      zones.zone("group-" + seat, AmanecerState.PEOPLE);
      zones.zone("dead-" + seat, 24);
      zones.zone("objects-" + seat, 72);
      zones.zone("missions-" + seat, 28);
      zones.zone("done-" + seat, 28);
      zones.zone("skills-" + seat, 20);
      zones.zone("dealt-" + seat, 2);
    }
    return zones.plan();
  }

  /// The deck of Objects of a back: 0 Special, 1 green, 2 blue.
  public static int objectDeck(int pile) {
    return FIRST_OBJECT_DECK + pile;
  }

  public static int objectDiscard(int pile) {
    return FIRST_OBJECT_DISCARD + pile;
  }

  public static int hand(int seat) {
    return of(seat, HAND);
  }

  /// Zombie cards won this round.
  public static int trophies(int seat) {
    return of(seat, TROPHIES);
  }

  /// Living Characters of a Group, in the order in which they joined.
  public static int group(int seat) {
    return of(seat, GROUP);
  }

  /// Dead Characters in the VP pile.
  public static int dead(int seat) {
    return of(seat, DEAD);
  }

  /// Objects that a Group carries; who bears each says the state.
  public static int objects(int seat) {
    return of(seat, OBJECTS);
  }

  /// Missions not yet completed: secret.
  public static int missions(int seat) {
    return of(seat, MISSIONS);
  }

  /// Completed Missions in the VP pile.
  public static int done(int seat) {
    return of(seat, DONE);
  }

  /// Skills in the VP pile.
  public static int skills(int seat) {
    return of(seat, SKILLS);
  }

  /// The two Characters of the set-up: secret.
  public static int dealt(int seat) {
    return of(seat, DEALT);
  }

  private static int of(int seat, int what) {
    return FIRST_OF_SEATS + seat * OF_A_SEAT + what;
  }
}
