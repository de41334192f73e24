package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Code;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.rules.Act;
import horda.ruemorgue.rules.Aftermath;
import horda.ruemorgue.rules.Agree;
import horda.ruemorgue.rules.Arms;
import horda.ruemorgue.rules.Arrange;
import horda.ruemorgue.rules.Bites;
import horda.ruemorgue.rules.ChooseSurvivor;
import horda.ruemorgue.rules.Dice;
import horda.ruemorgue.rules.DiceValue;
import horda.ruemorgue.rules.Distributing;
import horda.ruemorgue.rules.Experience;
import horda.ruemorgue.rules.FillRooms;
import horda.ruemorgue.rules.FillSpots;
import horda.ruemorgue.rules.Flight;
import horda.ruemorgue.rules.Fork;
import horda.ruemorgue.rules.FreeAttack;
import horda.ruemorgue.rules.GiveWeapon;
import horda.ruemorgue.rules.Helping;
import horda.ruemorgue.rules.Hits;
import horda.ruemorgue.rules.HordeMove;
import horda.ruemorgue.rules.Keep;
import horda.ruemorgue.rules.LoseCard;
import horda.ruemorgue.rules.LuckyFinds;
import horda.ruemorgue.rules.Luring;
import horda.ruemorgue.rules.Moving;
import horda.ruemorgue.rules.NextSurvivor;
import horda.ruemorgue.rules.Offer;
import horda.ruemorgue.rules.Outlook;
import horda.ruemorgue.rules.Reinforce;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.rules.Sixes;
import horda.ruemorgue.rules.SteadyHand;
import horda.ruemorgue.rules.Stow;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.state.MorgueState;

/// Rules of thumb for a team that stays together: fight what bites, take no friend into the line of
/// fire, search early, open doors with friends at hand, and go for the goals in their order. Looks
/// at nothing that lies face down.
public final class MorgueHints implements Hints<MorgueState> {
  /// Before everybody else.
  private static final int FIRST = 1_000_000;

  /// What the team was told for a round, if anything.
  private final @Nullable TeamOrder order;

  /// Of the position that was looked at last. Only the thread that holds a position looks at it.
  private @Nullable Marching last;

  public MorgueHints() {
    this(null);
  }

  MorgueHints(@Nullable TeamOrder order) {
    this.order = order;
  }

  @Nullable
  TeamOrder order() {
    return order;
  }

  private Marching plan(MorgueState s) {
    Marching plan = Marching.of(s, last, order);
    last = plan;
    return plan;
  }

  @Override
  public Hints<MorgueState> settled(MorgueState s) {
    return new Settled(s);
  }

  /// For one position that does not change.
  private final class Settled implements Hints<MorgueState> {
    private final MorgueState state;
    private @Nullable Marching plan;

    Settled(MorgueState state) {
      this.state = state;
    }

    private Marching plan() {
      Marching known = plan == null ? MorgueHints.this.plan(state) : plan;
      plan = known;
      return known;
    }

    @Override
    public int weigh(MorgueState s, Question<MorgueState> question, int seat, long choice) {
      return needsPlan(question)
          ? planned(plan(), s, question, seat, choice)
          : things(s, question, seat, choice);
    }
  }

  @Override
  public int weigh(MorgueState s, Question<MorgueState> question, int seat, long choice) {
    return needsPlan(question)
        ? planned(plan(s), s, question, seat, choice)
        : things(s, question, seat, choice);
  }

  private static boolean needsPlan(Question<MorgueState> question) {
    return question instanceof Act
        || question instanceof NextSurvivor
        || question instanceof Moving.On
        || question instanceof Moving.Free
        || question instanceof FreeAttack
        || question instanceof Flight.On
        || question instanceof Turns.Leave;
  }

  /// Where to go and whom to fight.
  private static int planned(
      Marching plan, MorgueState s, Question<MorgueState> question, int seat, long choice) {
    int a = Code.a(choice);
    int verb = Code.verb(choice);
    return switch (question) {
      case Act act ->
          seat == s.owner[act.survivor()] ? Thumb.weigh(plan, s, act.survivor(), choice) : -verb;
      case NextSurvivor _ -> verb == 1 ? next(plan, s, a) : 0;
      case Moving.On on -> verb == 0 ? Thumb.END : Thumb.move(plan, s, on.survivor(), a, 0);
      case Moving.Free free -> verb == 0 ? Thumb.END : Thumb.move(plan, s, free.survivor(), a, 0);
      case Turns.Leave _ -> plan.isDone() ? verb : -verb;
      case Flight.On _ -> verb == 0 ? 0 : plan.crew != null && plan.crew.isNearer(a) ? 1 : -1;
      case FreeAttack free ->
          verb == 0 ? Thumb.END - 50 : Thumb.weigh(plan, s, free.survivor(), choice);
      default -> 0;
    };
  }

  private static int things(MorgueState s, Question<MorgueState> question, int seat, long choice) {
    int a = Code.a(choice);
    int verb = Code.verb(choice);
    return switch (question) {
      case Hits _ -> hit(s, choice);
      case Dice.Reroll _ -> reroll(s, verb);
      case Sixes _ -> a;
      case DiceValue _ -> Arms.dice(s, a == 1);
      case SteadyHand _ -> verb == 0 ? 1 : Rivals.are(s, s.attacker, a) ? 2 : 0;
      case Keep keep -> keep(s, keep.survivor(), keep.card(), verb, a);
      case Stow stow -> verb == 0 ? -1 : stow(s, stow.survivor(), stow.card(), a);
      case Arrange arrange -> arrange(s, arrange.survivor(), choice);
      case LoseCard lose -> lose(s, lose.survivor(), choice);
      case Bites.Share share -> bite(s, a, share.kind());
      case Experience.ChooseSkill skill -> Worth.skill(skill.grants(s).get(a).skill());
      case Helping.Rescue _ -> verb;
      case LuckyFinds.Destiny destiny ->
          verb == (Worth.card(s, destiny.survivor(), destiny.card()) < 90 ? 1 : 0) ? 1 : 0;
      case LuckyFinds.MatchingSet _ -> verb;
      case Luring.Silence _ -> verb == 1 ? 1 : 0;
      case ChooseSurvivor _ -> joins(s.table.characters().get(a));
      case GiveWeapon give -> gives(s, give.weapon(), a);
      case Distributing.Use _ -> verb;
      case Offer offer -> offers(s, offer, verb, a);
      case Agree _ -> verb == 0 ? 1 : 0;
      case FillRooms fill -> Steering.fill(s, fill, seat, choice);
      case FillSpots fill -> Steering.fill(s, fill, seat, choice);
      case Fork fork -> Steering.fork(s, fork, seat, choice);
      case Reinforce _ -> Steering.reinforce(s, seat, choice);
      default -> 0;
    };
  }

  /// Whoever is in trouble first, then the foremost; those who can push zombies away, at the end.
  private static int next(Marching plan, MorgueState s, int survivor) {
    if (s.has(survivor, Skill.SHOVE)) {
      return plan.told != null && plan.told.shove() ? FIRST : 1;
    }
    int goal = plan.goal(survivor);
    int way = goal == NONE ? 0 : plan.length(s.zone[survivor], goal);
    int trouble = Threat.bites(s, s.zone[survivor]);
    int armed = Worth.best(s, survivor) >= Worth.ARMED ? 1 : 0;
    return 20000 + 5000 * trouble - 12 * way + 100 * armed - 30 * s.xp[survivor];
  }

  // Combat.

  /// Runners bite twice, Fatties are hard to come by; friends only if it must be, unhurt ones.
  private static int hit(MorgueState s, long choice) {
    int a = Code.a(choice);
    if (Code.verb(choice) == 2) {
      return Rivals.are(s, s.attacker, a) ? 20 : s.wounds(a) > 0 ? -50 : -20;
    }
    if (Code.verb(choice) == 3) {
      return -10;
    }
    int kind =
        switch (ZombieKind.values()[a]) {
          case RUNNER -> 40;
          case FATTY -> 35;
          case WALKER -> 20;
          case A_BOMB -> 90;
          case CRAWLER -> 10;
        };
    return kind + (Code.b(choice) & 2) * 10 - (Code.b(choice) & 1);
  }

  /// If fewer hits than one could expect.
  private static int reroll(MorgueState s, int verb) {
    int needs = Outlook.needs(s);
    int hits = 0;
    for (int die = 0; die < s.diceCount; die++) {
      hits += s.dice[die] > 1 && s.dice[die] >= needs ? 1 : 0;
    }
    int wanted = Math.min(s.zombies(s.attackZone), s.diceCount);
    boolean again = hits < wanted && hits * 6 < s.diceCount * (7 - needs);
    return again ? verb : -verb;
  }

  /// Whoever minds least: the proof, the tough, the unhurt with little to lose.
  private static int bite(MorgueState s, int survivor, int kind) {
    boolean proof =
        s.has(survivor, Skill.DREADNOUGHT)
            && s.grants(survivor).stream()
                .anyMatch(
                    g ->
                        g.skill() == Skill.DREADNOUGHT
                            && Aftermath.isAbout(s, g, HordeMove.kind(kind)));
    boolean tough = s.zombiesPhase && s.has(survivor, Skill.TOUGH);
    if (proof || tough && !s.marked(survivor, MorgueState.TOUGH_SPENT)) {
      return 1000;
    }
    int cards = 0;
    int least = 300;
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      cards += card >= 0 ? 1 : 0;
      least = card >= 0 ? Math.min(least, Worth.card(s, survivor, card)) : least;
    }
    int loss = cards == 0 ? 0 : least;
    return s.wounds(survivor) > 0 ? -500 - s.xp[survivor] : 400 - loss;
  }

  // Cards.

  private static int keep(MorgueState s, int survivor, int card, int verb, int slot) {
    if (verb == 0) {
      return 0;
    }
    int old = s.slot(survivor, slot);
    int worth = Worth.card(s, survivor, card);
    return old < 0 ? worth : worth - Worth.card(s, survivor, old);
  }

  private static int stow(MorgueState s, int survivor, int card, int slot) {
    int old = s.slot(survivor, slot);
    return old < 0 ? 1 : keep(s, survivor, card, 1, slot);
  }

  /// Better hands than now?
  private static int arrange(MorgueState s, int survivor, long choice) {
    int left = s.slot(survivor, 0);
    int right = s.slot(survivor, 1);
    if (Code.verb(choice) == 1) {
      int card = s.slot(survivor, Code.b(choice));
      left = Code.a(choice) == 0 ? card : left;
      right = Code.a(choice) == 1 ? card : right;
    }
    return Worth.hands(s, survivor, left, right) + (Code.verb(choice) == 0 ? 5 : 0);
  }

  /// The least is lost; what saves a life is given for it.
  private static int lose(MorgueState s, int survivor, long choice) {
    int verb = Code.verb(choice);
    boolean lethal = s.wounds(survivor) + 1 >= s.table.content().numbers().wounds();
    int card = verb < 4 ? s.slot(survivor, Code.a(choice)) : NONE;
    int worth = card >= 0 ? Worth.card(s, survivor, card) : 0;
    return switch (verb) {
      case LoseCard.CRAFT -> 2000;
      case LoseCard.MASK -> lethal ? 1500 : 100;
      case LoseCard.NEGATE -> lethal ? 1400 - worth : 450 - worth;
      case LoseCard.LOSE -> 300 - worth;
      default -> 0;
    };
  }

  /// The half of a Molotov that is missing, and nothing else.
  private static int offers(MorgueState s, Offer offer, int verb, int slot) {
    int half = Fire.isWanted(s) ? Fire.half(s, offer.survivor(), offer.other()) : NONE;
    return switch (verb) {
      case Offer.WANT -> slot == half && offer.want() == 0 ? 3 : -1;
      case Offer.PROPOSE -> half != NONE && offer.want() == 1 << half ? 2 : -1;
      case 0 -> 1;
      default -> -1;
    };
  }

  // Before the game.

  private static int joins(Survivor sheet) {
    int worth = 0;
    for (var grant : sheet.blue()) {
      worth += Worth.skill(grant.skill());
    }
    return worth;
  }

  /// The Bow to whoever shoots, the rest to those who have nothing yet.
  private static int gives(MorgueState s, int weapon, int survivor) {
    boolean shooter =
        s.character(survivor).startsWith(Skill.DIE_RANGED)
            || s.character(survivor).startsWith(Skill.MAX_RANGE);
    return weapon == 0 == shooter ? 1 : 0;
  }
}
