package horda.ruemorgue.rules;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Engine;
import horda.engine.Happening;
import horda.engine.Out;
import horda.engine.Preview;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.ruemorgue.Gifted;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// Attacks of random games, each carried out many times from the same position by a player who does
/// what the odds assume.
final class OddsFuzz {
  /// Told of every attack with dice.
  interface Ear {
    void hear(Preview.Throw odds, Seen seen);
  }

  /// The outcome of an attack.
  static final class Seen implements Out {
    boolean again;

    /// Whom it was to hit first, as [Assigning] counts them.
    int wish;

    /// Which of the friends in the line of fire that is, or -1.
    int friend = -1;

    int hits = -1;
    int kills;
    int dead;
    int shot;
    boolean died;
    private int attacks;
    private final MorgueState s;

    private Seen(MorgueState s) {
      this.s = s;
    }

    @Override
    public void tell(int audience, Happening what, int a, int b, int c, int d) {
      attacks += what == MorgueEvent.ATTACKS ? 1 : 0;
      if (attacks > 1 || !(what instanceof MorgueEvent event)) {
        return;
      }
      switch (event) {
        case HITS -> hits = b;
        case KILLS -> {
          kills++;
          dead += b == wish ? 1 : 0;
        }
        case SHOT -> shot += isWished(b) ? 1 : 0;
        case DIES -> {
          boolean rival = s.attacker >= 0 && Rivals.areThere(s);
          kills += rival && Rivals.are(s, s.attacker, number(a)) ? 1 : 0;
          died |= isWished(a);
        }
        default -> {}
      }
    }

    private int number(int who) {
      int number = 0;
      while (s.who[number] != who) {
        number++;
      }
      return number;
    }

    private boolean isWished(int who) {
      return wish >= Assigning.SURVIVORS && s.who[wish - Assigning.SURVIVORS] == who;
    }
  }

  private static final int TIMES = 16;
  private static final int DECISIONS = 1_500;

  private final Chance chance;
  private final Ear ear;
  private final Choices choices = new Choices();
  int attacks;
  int positions;

  OddsFuzz(long seed, Ear ear) {
    this.chance = new Chance(Seed.of(seed));
    this.ear = ear;
  }

  /// A random game in which fights are sought, with survivors of some experience.
  void play(MissionTable table, int seed, boolean rivals) {
    Scene scene =
        Scene.deal(table, 2, seed, rivals ? "teams=2" : "teams=1", "number=8", "team-actions=1");
    MorgueState s = scene.state();
    for (int n = 0; n < DECISIONS; n++) {
      Question<MorgueState> question = Engine.question(s);
      if (question == null) {
        return;
      }
      int seat = Integer.numberOfTrailingZeros(question.awaited(s));
      if (s.round > 0 && chance.below(40) == 0) {
        learn(s);
      }
      question.choices(s, seat, choices.clear());
      long choice = choices.get(chance.below(choices.size()));
      long attack = attack(question);
      if (attack >= 0) {
        observe(s, question, seat, attack);
        choice = chance.below(3) > 0 ? attack : choice;
      }
      Engine.answer(s, question, seat, choice, Out.SILENT);
    }
  }

  /// Somebody has seen more than the random game would show.
  private void learn(MorgueState s) {
    int survivor = chance.below(s.survivors());
    if (s.inPlay(survivor)) {
      s.xp[survivor] = (short) Math.max(s.xp[survivor], chance.below(45));
      int level = s.level(survivor).ordinal();
      s.orange[survivor] =
          (byte) (level >= 2 && s.orange[survivor] < 0 ? chance.below(2) : s.orange[survivor]);
      s.red[survivor] =
          (byte) (level >= 3 && s.red[survivor] < 0 ? chance.below(3) : s.red[survivor]);
    }
  }

  /// One of the attacks with dice on offer, or -1.
  private long attack(Question<MorgueState> question) {
    if (!(question instanceof Act || question instanceof FreeAttack)) {
      return -1;
    }
    long found = -1;
    int seen = 0;
    for (int i = 0; i < choices.size(); i++) {
      int verb = Code.verb(choices.get(i));
      boolean attack = verb == Act.MELEE || verb == Act.RANGED || verb == Act.TRICK_SHOT;
      if (attack && chance.below(++seen) == 0) {
        found = choices.get(i);
      }
    }
    return found;
  }

  private void observe(MorgueState s, Question<MorgueState> question, int seat, long choice) {
    Preview preview = Previewing.of(s, question, seat, choice);
    if (preview == null || preview.dice().isEmpty() || preview.dice().getFirst().dice() == 0) {
      return;
    }
    Preview.Throw odds = preview.dice().getFirst();
    positions++;
    for (int n = 0; n < TIMES; n++) {
      MorgueState copy = s.copy();
      copy.chance.set(new Chance(new Seed(chance.next(), chance.next())));
      Seen seen = new Seen(copy);
      seen.again = odds.again() != null && chance.below(2) == 0;
      wish(s, odds, seen);
      carryOut(copy, question, seat, choice, odds, seen);
      attacks++;
      ear.hear(odds, seen);
    }
  }

  private void wish(MorgueState s, Preview.Throw odds, Seen seen) {
    var targets = odds.once().targets();
    var friends = odds.once().friends();
    int any = chance.below(targets.size() + friends.size() + 1);
    seen.wish = Assigning.ANYBODY;
    if (any < targets.size()) {
      seen.wish = number(s, targets.get(any).whom());
    } else if (any < targets.size() + friends.size()) {
      seen.friend = any - targets.size();
      seen.wish = number(s, friends.get(seen.friend).who());
    }
  }

  private static int number(MorgueState s, Ref ref) {
    if (!ref.kind().equals("survivor")) {
      return ref.id();
    }
    int number = 0;
    while (s.who[number] != ref.id()) {
      number++;
    }
    return Assigning.SURVIVORS + number;
  }

  /// Up to the end of the attack, by what the odds assume.
  private void carryOut(
      MorgueState s,
      Question<MorgueState> question,
      int seat,
      long choice,
      Preview.Throw odds,
      Seen seen) {
    Question<MorgueState> next = Engine.answer(s, question, seat, choice, seen);
    int left = odds.rerolls();
    while (next != null && isOfAttack(next) && seen.attacks == 1) {
      int asked = Integer.numberOfTrailingZeros(next.awaited(s));
      next.choices(s, asked, choices.clear());
      long answer = choices.get(0);
      if (next instanceof Dice.Reroll && seen.again && again(s, left)) {
        answer = choices.get(1);
        left--;
      } else if (next instanceof Hits) {
        for (int i = 1; i < choices.size(); i++) {
          long other = choices.get(i);
          answer =
              Assigning.likes(other, seen.wish) > Assigning.likes(answer, seen.wish)
                  ? other
                  : answer;
        }
      } else if (next instanceof LoseCard) {
        answer = borne();
      }
      next = Engine.answer(s, next, asked, answer, seen);
    }
  }

  private long borne() {
    for (int i = 0; i < choices.size(); i++) {
      int verb = Code.verb(choices.get(i));
      if (verb == LoseCard.LOSE || verb == LoseCard.BEAR) {
        return choices.get(i);
      }
    }
    throw new AssertionError("a Wound that nobody can bear");
  }

  private static boolean again(MorgueState s, int left) {
    int needs = Outlook.needs(s);
    int visible = 0;
    for (int die = 0; die < s.diceCount; die++) {
      visible += s.dice[die] > 1 && s.dice[die] >= needs ? 1 : 0;
    }
    MorgueState copy = s.copy();
    return new DiceOdds(copy, s.diceCount).again(visible, left);
  }

  private static boolean isOfAttack(Question<MorgueState> question) {
    return question instanceof DiceValue
        || question instanceof Dice.Reroll
        || question instanceof Sixes
        || question instanceof SteadyHand
        || question instanceof Hits
        || question instanceof LoseCard;
  }

  /// A table on which most people have skills that change an attack.
  static MissionTable skilled(String mission) {
    return Gifted.table(
        mission,
        "joe",
        "lucky, roll-combat",
        "jane",
        "six-combat, die-ranged",
        "dan",
        "reroll, lucky",
        "cathy",
        "barbarian, full-auto",
        "louise",
        "steady-hand, roll-ranged",
        "james",
        "super-strength, six-melee",
        "laurie",
        "low-profile, reaper-ranged",
        "maddie",
        "sniper, ambidextrous",
        "bear",
        "reaper-combat, frenzy-combat",
        "terry",
        "trick-shot, gunslinger",
        "travis",
        "webbing, six-ranged",
        "parker",
        "point-blank, roll-ranged");
  }
}
