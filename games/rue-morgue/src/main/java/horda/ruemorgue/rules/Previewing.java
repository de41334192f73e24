package horda.ruemorgue.rules;

import horda.engine.Code;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Preview.Throw;
import horda.engine.Question;
import horda.engine.Ref;
import horda.ruemorgue.content.Item;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// What a choice leads to, for whoever is asked. Everything here is known to the whole table; only
/// copies are touched.
public final class Previewing {
  private final MorgueState s;
  private final List<Throw> dice = new ArrayList<>();
  private final List<Phrase> notes = new ArrayList<>();

  private Previewing(MorgueState s) {
    this.s = s;
  }

  /// Null where there is nothing to say.
  public static @Nullable Preview of(
      MorgueState s, Question<MorgueState> question, int seat, long choice) {
    Previewing previewing = new Previewing(s);
    if (question instanceof MorgueAsk ask && ask.seat(s) == seat) {
      previewing.look(ask, choice);
    }
    boolean nothing = previewing.dice.isEmpty() && previewing.notes.isEmpty();
    return nothing ? null : new Preview(previewing.dice, previewing.notes);
  }

  private void look(MorgueAsk question, long choice) {
    switch (question) {
      case Act act -> act(act.survivor(), choice);
      case FreeAttack attack -> attack(attack.survivor(), choice);
      case TeamAttack attack -> attack(attack.member(), choice);
      case Moving.On on -> enter(choice);
      case Moving.Free free -> enter(choice);
      case DiceValue _ -> dice.add(AttackOdds.ofNumber(s, Code.a(choice) == 1));
      case Dice.Reroll _ ->
          dice.add(Code.verb(choice) == 0 ? AttackOdds.ofStanding(s) : AttackOdds.ofAgain(s));
      case Sixes sixes -> dice.add(AttackOdds.ofLying(s, sixes.from(), Code.a(choice)));
      default -> {}
    }
  }

  private void act(int survivor, long choice) {
    switch (Code.verb(choice)) {
      case Act.MOVE, Act.SPRINT -> {
        int cost = Moving.cost(s, survivor);
        if (cost > 1) {
          note("costs", Ref.number(cost));
        }
        enter(choice);
      }
      case Act.DOOR -> door(survivor, Code.a(choice), Code.b(choice));
      case Act.SEARCH -> search(survivor);
      case Act.NOISE -> noise(survivor);
      default -> attack(survivor, choice);
    }
  }

  private void note(String key, Ref... args) {
    notes.add(Phrase.of("odds." + key, args));
  }

  // --- Attacks

  private void attack(int survivor, long choice) {
    int what = Code.a(choice);
    int slots = Code.b(choice);
    switch (Code.verb(choice)) {
      case Act.MELEE -> strike(survivor, false, s.zone[survivor], what, what);
      case Act.RANGED -> strike(survivor, true, what, slots, slots);
      case Act.TRICK_SHOT -> {
        int first = Integer.lowestOneBit(slots);
        strike(survivor, true, what, first, slots);
        Throw second = AttackOdds.of(s, survivor, true, Code.c(choice), slots & ~first).fresh();
        // Each source throws once for both shots: it may be used up.
        dice.add(new Throw(second.at(), second.dice(), second.needs(), 0, second.once(), null));
      }
      default -> {}
    }
  }

  /// @param all the slots of the whole action
  private void strike(int survivor, boolean ranged, int zone, int slots, int all) {
    Weapon weapon = s.table.weapon(s.slot(survivor, Integer.numberOfTrailingZeros(slots)));
    if (weapon == null) {
      return;
    }
    if (AttackOdds.burns(s, survivor, slots)) {
      dice.add(AttackOdds.burning(s, survivor, zone));
      note("burns", MorgueAsk.zone(zone));
    } else {
      AttackOdds odds = AttackOdds.of(s, survivor, ranged, zone, slots);
      dice.add(odds.fresh());
      int crawls = (int) Math.round(odds.crawlers() * 100);
      if (crawls > 0) {
        note("crawlers", Ref.number(crawls));
      }
    }
    if (weapon.loud() && Noise.isLoud(s, survivor)) {
      noise(survivor);
    }
    if (weapon.reload() && !s.has(survivor, Skill.FREE_RELOAD)) {
      note("empties", new Ref("card", s.slot(survivor, Integer.numberOfTrailingZeros(all))));
    }
  }

  /// How loud the zone would be, people included (RMO-NOISE-05, 06).
  private void noise(int survivor) {
    int zone = s.zone[survivor];
    int now = Noise.of(s, zone);
    note("noise", MorgueAsk.zone(zone), Ref.number(Math.min(now, Noise.NOISIEST - 1) + 1));
  }

  // --- Everything else

  /// Who is there already; nobody goes on from there (RMO-MOVE-06).
  private void enter(long choice) {
    boolean moves = Code.verb(choice) == Act.MOVE || Code.verb(choice) == Act.SPRINT;
    int there = moves ? s.zombies(Code.a(choice)) : 0;
    if (there > 0) {
      note("zombies-there", Ref.number(there));
    }
  }

  /// Which rooms get cards is asked of the rules; which cards nobody knows.
  private void door(int survivor, int index, int slot) {
    MorgueState opened = s.copy();
    opened.agenda.clear();
    Doors.open(opened, survivor, index, slot, Out.SILENT);
    int rooms = opened.agenda.peek() instanceof FillRooms fill ? fill.rooms().size() : 0;
    note(rooms == 0 ? "no-rooms" : "rooms", Ref.number(rooms));
    if (opened.noise[s.zone[survivor]] > s.noise[s.zone[survivor]]) {
      noise(survivor);
    }
  }

  /// All that is not seen elsewhere is in the deck: how many of its cards bring a Walker everybody
  /// can count (RMO-SRCH-08). Not where the discards would have to be shuffled.
  private void search(int survivor) {
    int deck = s.cards.size(s.table.equipmentDeck);
    int drawn = 1 + s.times(survivor, Skill.SEARCH_CARD);
    int scares = 0;
    for (int n = 0; n < deck; n++) {
      int card = s.cards.at(s.table.equipmentDeck, n);
      boolean scare =
          s.table.equipment(card) instanceof Item item && item.effect() == Item.Effect.SCARE;
      scares += scare ? 1 : 0;
    }
    if (drawn <= deck) {
      double none = 1;
      for (int n = 0; n < drawn; n++) {
        none *= Math.max(0, deck - scares - n) / (double) (deck - n);
      }
      note("scare", Ref.number((int) Math.round((1 - none) * 100)));
    }
  }
}
