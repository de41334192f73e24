package horda.amanecerzombi.rules;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// INT, TURN-03: what can be played at any time. Each chapter lists its own plays and carries them
/// out; here stand the verbs that tell them apart. What belongs to one's own turn alone begins with
/// [#WALK].
public final class Plays {
  /// A Zombie card: kind, target seat (plus [Zombies#AMBUSH]), square of a drive.
  public static final int ZOMBIE = 1;

  /// An Event: kind, target, square of a drive or second target.
  public static final int EVENT = 2;

  /// A Vehicle: kind.
  public static final int DEPLOY = 3;

  public static final int DROP_VEHICLE = 4;

  /// An Object heals: card, Damage.
  public static final int HEAL = 5;

  /// An Object readies: card, what (an Object, or [Icons#VEHICLE] for the Vehicle).
  public static final int READY = 6;

  /// An Object is drunk, thrown, looked through…: card, deed, target.
  public static final int USE = 7;

  /// A Character heals or readies by itself: Character, target.
  public static final int ABILITY = 8;

  /// The same by a skill: card, target.
  public static final int BY_SKILL = 9;

  /// An Object goes to another Character of the Group: card, Character.
  public static final int HAND_ON = 10;

  /// An Object is laid on the table of the search: card.
  public static final int LAY_DOWN = 11;

  /// A Mission is shown or declared: card.
  public static final int MISSION = 12;

  /// Another Group is attacked: kind discarded, target seat.
  public static final int ATTACK = 13;

  /// An offer: to which seat.
  public static final int OFFER = 14;

  /// Unblocking: how (see Blocks), with what.
  public static final int UNBLOCK = 15;

  /// The Flare Gun: card, target seat or NONE.
  public static final int FLARE = 16;

  /// The Preacher and others in combat: Character, target.
  public static final int IN_COMBAT = 17;

  /// Two full Characters change Objects: card, card.
  public static final int SWAP = 18;

  // Only in the player's own turn.

  /// Walk: kind discarded.
  public static final int WALK = 30;

  public static final int DRIVE = 31;
  public static final int SEARCH = 32;

  /// Discard to search: kind, Objects turned for it (the Torch) or NONE.
  public static final int SEARCH_WITH = 33;

  public static final int END_SEARCH = 34;
  public static final int BUY_SKILL = 35;

  /// Action cards ready an Object: Object, kind.
  public static final int PAY_READY = 36;

  /// The Reporter: Character, kind discarded.
  public static final int CARD_FOR_CARDS = 37;

  public static final int END_TURN = 38;

  private Plays() {}

  /// Everything that this seat could play in a window of that kind, or in its own turn.
  static void list(AmanecerState s, int seat, int window, Choices into) {
    Zombies.list(s, seat, window, into);
    Events.list(s, seat, window, into);
    Vehicles.list(s, seat, into);
    Objects.list(s, seat, window, into);
    Abilities.list(s, seat, window, into);
    Loads.list(s, seat, into);
    Missions.list(s, seat, into);
    Attacks.list(s, seat, into);
    Blocks.list(s, seat, window, into);
    FlareGun.list(s, seat, into);
    Trading.list(s, seat, window, into);
  }

  /// Is there anything at all?
  static boolean any(AmanecerState s, int seat, int window) {
    Choices all = new Choices();
    list(s, seat, window, all);
    return all.size() > 0;
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    switch (Code.verb(choice)) {
      case ZOMBIE -> Zombies.play(s, seat, choice, out);
      case EVENT -> Events.play(s, seat, choice, out);
      case DEPLOY, DROP_VEHICLE -> Vehicles.play(s, seat, choice, out);
      case HEAL -> Healing.use(s, seat, choice, out);
      case READY, USE -> Objects.play(s, seat, choice, out);
      case ABILITY, BY_SKILL, IN_COMBAT -> Abilities.play(s, seat, choice, out);
      case HAND_ON, SWAP, LAY_DOWN -> Loads.play(s, seat, choice, out);
      case MISSION -> Missions.play(s, seat, choice, out);
      case ATTACK -> Attacks.play(s, seat, choice, out);
      case OFFER -> Trading.begin(s, seat, Code.a(choice));
      case UNBLOCK -> Blocks.play(s, seat, choice, out);
      case FLARE -> FlareGun.play(s, seat, choice, out);
      default -> throw new IllegalStateException("no play " + Code.verb(choice));
    }
  }

  /// Changes nothing for the others, so the asking does not start again (AMZ-INT-13).
  static boolean isQuiet(long choice) {
    int verb = Code.verb(choice);
    return verb == HAND_ON || verb == SWAP || verb == OFFER;
  }
}
