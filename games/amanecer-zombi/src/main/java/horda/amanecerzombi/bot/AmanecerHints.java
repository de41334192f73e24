package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Demand;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.Mission;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.rules.Arming;
import horda.amanecerzombi.rules.Binoculars;
import horda.amanecerzombi.rules.Collecting;
import horda.amanecerzombi.rules.Fleeing;
import horda.amanecerzombi.rules.LifeOrDeath;
import horda.amanecerzombi.rules.Loads;
import horda.amanecerzombi.rules.Responses;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.Window;

/// Rules of thumb: search what is near, learn early, go for Missions, keep a card to flee, flee
/// when a fight costs too much, and throw what is left over at whoever leads.
public final class AmanecerHints implements Hints<AmanecerState> {
  /// How many Objects are laid down for better ones in one search.
  private static final int LAID = 2;

  /// The plan of the last question: a wrong guess costs time only, never truth.
  private @Nullable NextSquare last;

  NextSquare plan(AmanecerState s, int seat) {
    NextSquare known = last;
    if (known == null || !known.isOf(s, seat)) {
      known = new NextSquare(s, seat);
      last = known;
    }
    return known;
  }

  @Override
  public int weigh(AmanecerState s, Question<AmanecerState> question, int seat, long choice) {
    int a = Code.a(choice);
    return switch (s.agenda.nameOf(question)) {
      case "act" -> TurnThumbs.act(this, s, seat, choice);
      case "window" -> WindowThumbs.window(s, ((Windows.General) question).kind(), seat, choice);
      case "reply" -> WindowThumbs.reply(s, (Responses.Reply) question, seat, choice);
      case "combat-choice", "declare" -> CombatThumbs.choice(s, seat, choice);
      case "arming" -> CombatThumbs.arm(s, (Arming) question, seat, choice);
      case "struck" -> choice == 0 ? 0 : 1;
      case "cover" -> choice == 0 ? 0 : CombatThumbs.hurt(s, seat) - 1;
      case "who-bears" -> CombatThumbs.bear(s, a);
      case "fatal", "life-or-death-failed" -> choice == 0 ? 0 : 10 - Code.verb(choice);
      case "build-maps" -> Code.verb(choice) == 2 ? 1 : 0;
      case "keep-missions" -> missions(s, seat, a);
      case "discard-cards" -> -Cards.worth(s, a);
      case "walk", "special-move", "drive" -> TurnThumbs.way(this, s, question, seat, choice);
      case "collect" -> collect(s, (Collecting) question, seat, choice);
      case "collect-one" -> collectOne(s, seat, choice);
      case "who-carries" -> share(s, seat, choice);
      case "excess" -> Code.verb(choice) == 1 ? worth(s, seat, a) : -1;
      case "season-choice" -> season(s, choice);
      case "after-win" -> choice == 0 ? 0 : 1;
      case "heal-another" -> choice == 0 ? 0 : 1;
      case DealDraft.NAME -> Barter.draft(s, (DealDraft<AmanecerState>) question, seat, choice);
      case DealReply.NAME ->
          Barter.reply(s, ((DealReply<AmanecerState>) question).deal(), seat, choice);
      case "put-back" -> ((Binoculars.Order) question).isAction() ? 0 : -Goods.worth(s, seat, a);
      case "deliver" -> -worth(s, seat, a);
      case "new-group" -> -s.land().journeys(a)[s.table.tent(s.colour[seat])];
      case "flee-to" -> TurnThumbs.flight(this, s, (Fleeing.Away) question, seat, a);
      default -> 0;
    };
  }

  @Override
  public long reflex(AmanecerState s, Question<AmanecerState> question, int seat) {
    return question instanceof Windows.General window && Reflexes.passes(s, window.kind(), seat)
        ? Window.PASS
        : NO_REFLEX;
  }

  /// Easy Missions first: those of tokens, then those that need one trip.
  private static int missions(AmanecerState s, int seat, int set) {
    int sum = 0;
    for (int i = 0; i < s.zones.size(Piles.missions(seat)); i++) {
      if ((set & 1 << i) != 0) {
        sum += ease(s.content().mission(s.zones.at(Piles.missions(seat), i)));
      }
    }
    return sum;
  }

  private static int ease(Mission mission) {
    int tenths =
        switch (mission.goal()) {
          case Goal.OnTerrain _, Goal.Zones _, Goal.Locations _ -> 9;
          case Goal.Leave leave -> leave.characters() == 1 ? 9 : 5;
          case Goal.Deliver deliver -> deliver.objects().size() == 1 ? 6 : 5;
          case Goal.Trophies _, Goal.SpecialZombies _, Goal.Massacre _ -> 4;
          case Goal.Clean clean -> 9 - clean.dice();
          case Goal.Motorised _ -> 6;
          default -> 3;
        };
    return tenths * mission.points();
  }

  private static int collect(AmanecerState s, Collecting ask, int seat, long choice) {
    return switch (Code.verb(choice)) {
      case 0 -> 1;
      case 1 -> 10 + worth(s, seat, Code.a(choice));
      case 2 -> Wishes.wants(s, seat, Code.a(choice)) ? 0 : 60;
      case 3 -> Wishes.wants(s, seat, Code.a(choice)) ? 0 : 40;
      // Who lays down and takes up again and again makes the others wait for nothing.
      case Collecting.LAY -> ask.laid() < LAID && makesRoom(s, seat, Code.a(choice)) ? 0 : FOOLISH;
      default -> 0;
    };
  }

  /// One find; something is left for it only if it is better and nobody has room.
  private static int collectOne(AmanecerState s, int seat, long choice) {
    if (Code.verb(choice) == Collecting.LAY) {
      return makesRoom(s, seat, Code.a(choice)) ? 100 - worth(s, seat, Code.a(choice)) : FOOLISH;
    }
    return choice == 0 ? 0 : worth(s, seat, Code.a(choice));
  }

  /// What has come to the Group: the best first, and room for what is better.
  private static int share(AmanecerState s, int seat, long choice) {
    int object = Code.a(choice);
    return switch (Code.verb(choice)) {
      case 0 -> -1;
      case Loads.GIVE -> 100 + worth(s, seat, object);
      case Loads.DISCARD -> FOOLISH;
      default -> hasBetterLoose(s, seat, object) ? 0 : FOOLISH;
    };
  }

  private static boolean hasBetterLoose(AmanecerState s, int seat, int object) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int loose = s.zones.at(held, i);
      if (s.bearer[loose] == NONE && worth(s, seat, loose) > worth(s, seat, object)) {
        return true;
      }
    }
    return false;
  }

  /// Whether something better lies there that nobody can carry now.
  private static boolean makesRoom(AmanecerState s, int seat, int object) {
    for (int i = 0; i < s.zones.size(Piles.FOUND); i++) {
      int found = s.zones.at(Piles.FOUND, i);
      boolean better = worth(s, seat, found) > worth(s, seat, object);
      if (better && !Loads.fits(s, seat, found)) {
        return true;
      }
    }
    return false;
  }

  /// What an Object is worth to a Group: Missions that want it, healing, quiet weapons.
  static int worth(AmanecerState s, int seat, int object) {
    ObjectCard card = s.content().object(object);
    int worth = 5;
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (s.content().mission(s.zones.at(held, i)).goal() instanceof Goal.Deliver deliver) {
        for (Demand demand : deliver.objects()) {
          worth += demand.isMetBy(card) ? 20 : 0;
        }
      }
    }
    Weapon weapon = card.weapon();
    if (weapon != null) {
      worth += weapon.noise() == 0 ? 15 : 6;
    }
    worth += card.has(Icon.MEDICINE) ? 12 : 0;
    worth += card.has(Icon.FOOD) ? 8 : 0;
    return worth + (card.light() ? 3 : 0);
  }

  private static int season(AmanecerState s, long choice) {
    return switch (Code.verb(choice)) {
      case 0 -> 0;
      case 4 -> 5 - Cards.worth(s, Code.a(choice)) / 10;
      case 5 -> 0;
      case 6 -> -LifeOrDeath.worst(s, Code.a(choice));
      default -> 2;
    };
  }

  /// What Action cards are worth in the hand.
  static final class Cards {
    private Cards() {}

    /// From 0 (walk with it) to 100 (keep it).
    static int worth(AmanecerState s, int kind) {
      return switch (s.content().action(kind)) {
        case Zombie zombie ->
            s.isSolo()
                ? Wishes.keepsZombies(s, 0) ? 10 * zombie.trophy() : 0
                : 10 + 5 * zombie.dice() + 5 * zombie.initialAttack();
        case Vehicle _ -> 60;
        case EventCard event ->
            switch (event.effect()) {
              case DRAW -> 90;
              case CANCEL_DAMAGE -> 50;
              case RUN, SHORTCUT -> 45;
              case GROUP_DICE -> 35;
              case CANCEL_EVENT -> s.isSolo() ? 0 : 30;
              case EXHAUST -> s.isSolo() ? 0 : 40;
              default -> s.isSolo() ? 0 : 15;
            };
      };
    }
  }

  /// Who leads among the others; among equals the next on the left, so that no chair is worse.
  static int leader(AmanecerState s, int seat) {
    int best = NONE;
    int most = Integer.MIN_VALUE;
    for (int i = 1; i < s.seats(); i++) {
      int other = (seat + i) % s.seats();
      int points = Scoring.points(s, other);
      if (points > most) {
        most = points;
        best = other;
      }
    }
    return best;
  }
}
