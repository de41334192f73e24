package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Terrain;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Kinds.Kind;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// MOVE: walking for a discarded card. One action, however many squares (AMZ-INT-05).
public final class Walking {
  private static final int TO = 1;
  private static final int BOOST_PERSON = 2;
  private static final int BOOST_SKILL = 3;
  private static final int BOOST_OBJECT = 4;

  private Walking() {}

  static boolean mayWalk(AmanecerState s, int seat) {
    return s.blocked[seat] == 0 && !s.zones.isEmpty(Piles.hand(seat));
  }

  /// Any Action card will do (AMZ-MOVE-08).
  static void begin(AmanecerState s, int seat, int kind, Out out) {
    Decks.discardFromHand(s, seat, kind);
    boolean first = (s.usedTurn & Used.WALKED) == 0;
    s.usedTurn |= Used.WALKED;
    s.agenda.push(new Walk(seat, kind, first, 0));
  }

  /// Where to, within the allowance; abilities that are used once a turn may add to it.
  @Named(value = "walk", rule = "AMZ-MOVE-01")
  record Walk(@Seat int seat, @Kind int kind, boolean first, @Count int bonus)
      implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    /// Base, season and Characters add up; at least 1 (AMZ-GEN-16).
    private int sum(AmanecerState s) {
      int sum = s.content().numbers().walk() + bonus + s.season(SeasonEffect.WALK);
      sum += first ? s.season(SeasonEffect.FIRST_WALK) : 0;
      if (s.content().tile(BoxTable.tileOf(s.at[seat])).terrain() == Terrain.FOREST) {
        sum += s.groupTrait(seat, Trait.FOREST_WALK);
      }
      return sum;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      int sum = sum(s);
      int offRoad = s.season(SeasonEffect.WALK_OFF_ROAD);
      Reach reach = new Reach(s, seat, Reach.PLAIN);
      reach.list(Math.max(1, sum + offRoad), TO, into);
      if (offRoad < 0) {
        new Reach(s, seat, Reach.ROADS).list(Math.max(1, sum), TO, into);
      }
      if (into.size() == 0) {
        into.add(0);
      }
      listBoosts(s, into);
    }

    private void listBoosts(AmanecerState s, Choices into) {
      for (int i = 0; i < s.people(seat); i++) {
        int c = s.person(seat, i);
        if (s.table.gives(c, Trait.WALK_ONCE) > 0 && (s.usedTurn & Used.person(c)) == 0) {
          into.add(Code.of(BOOST_PERSON, c));
        }
      }
      for (int skill = 0; skill < AmanecerState.SKILLS; skill++) {
        if (s.skillOn[skill] != NONE
            && s.content().skill(skill).traits().has(Trait.WALK_ONCE)
            && (s.usedTurn & Used.skill(skill)) == 0
            && s.zones.contains(Piles.group(seat), s.skillOn[skill])) {
          into.add(Code.of(BOOST_SKILL, skill));
        }
      }
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.content().object(object).traits().has(Trait.WALK_ONCE)
            && (s.usedTurn & Used.object(object)) == 0) {
          into.add(Code.of(BOOST_OBJECT, object));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      int what = Code.a(choice);
      switch (Code.verb(choice)) {
        case TO -> {
          s.at[seat] = (short) what;
          out.tell(AmanecerEvent.WALKED, seat, kind, what);
        }
        case BOOST_PERSON -> {
          s.usedTurn |= Used.person(what);
          again(s, s.table.gives(what, Trait.WALK_ONCE));
        }
        case BOOST_SKILL -> {
          s.usedTurn |= Used.skill(what);
          again(s, s.content().skill(what).traits().amount(Trait.WALK_ONCE));
        }
        case BOOST_OBJECT -> {
          s.usedTurn |= Used.object(what);
          again(s, s.content().object(what).traits().amount(Trait.WALK_ONCE));
        }
        default -> {}
      }
    }

    private void again(AmanecerState s, int more) {
      s.agenda.push(new Walk(seat, kind, first, bonus + more));
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("walk", Refs.number(Math.max(1, sum(s))));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int what = Code.a(choice);
      return switch (Code.verb(choice)) {
        case TO -> Refs.option("to:" + Refs.square(s, what), "to-square", Refs.square(what));
        case BOOST_PERSON ->
            Refs.option("with:" + Refs.characterId(s, what), "boost", Refs.character(what));
        case BOOST_SKILL -> Refs.option("with:" + Refs.skillId(s, what), "boost", Refs.skill(what));
        case BOOST_OBJECT ->
            Refs.option("with:" + Refs.objectId(s, what), "boost", Refs.object(what));
        default -> Refs.option("stay", "stay");
      };
    }
  }

  /// MOVE-09: special movement, and Groups led astray: `mover` says where `seat` goes.
  @Named(value = "special-move", rule = "AMZ-MOVE-09")
  public record Special(@Seat int mover, @Seat int seat, @Count int points, @In(max = 2) int way)
      implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return mover;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
      new Reach(s, seat, way).list(points, TO, into);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (choice == 0) {
        return;
      }
      s.at[seat] = (short) Code.a(choice);
      Driving.settle(s, seat);
      if (mover == seat) {
        out.tell(AmanecerEvent.MOVED, seat, s.at[seat]);
      } else {
        out.tell(AmanecerEvent.MISLED, mover, seat, s.at[seat]);
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("special-move", Refs.seat(seat), Refs.number(points));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return choice == 0
          ? Refs.option("stay", "stay")
          : Refs.option(
              "to:" + Refs.square(s, Code.a(choice)), "to-square", Refs.square(Code.a(choice)));
    }
  }
}
