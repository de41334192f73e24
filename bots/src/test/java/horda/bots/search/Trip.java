package horda.bots.search;

import horda.engine.Ask;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Fields;
import horda.engine.Happening;
import horda.engine.Invariant;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Planned;
import horda.engine.Profile;
import horda.engine.Ref;
import horda.engine.Schemes;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.State;
import horda.engine.Step;
import horda.engine.View;
import java.util.List;

/// A walk of a few days, alone: twice a day one says left or right. All of it is remembered.
final class Trip implements Planned<Trip.Walk> {
  static final int LEFT = 0;
  static final int RIGHT = 1;
  static final int A_DAY = 2;
  private static final int DAYS = 4;

  private final Schemes<Walk> schemes;

  Trip(Schemes<Walk> schemes) {
    this.schemes = schemes;
  }

  /// The ways that were chosen, the last one in the lowest bit, and how many.
  static final class Walk extends State {
    int ways;
    int length;

    Walk() {
      super(1, Seed.of(1));
    }

    int day() {
      return length / A_DAY;
    }

    /// What was chosen at that time of the walk.
    int way(int time) {
      return ways >> length - 1 - time & 1;
    }

    @Override
    public Walk copy() {
      return (Walk) super.copy();
    }

    @Override
    protected void part() {}

    @Override
    protected void describe(Fields fields) {
      ways = fields.num("ways", ways, 0, Integer.MAX_VALUE);
      length = fields.num("length", length, 0, DAYS * A_DAY);
    }
  }

  /// Left or right?
  record Where() implements Ask<Walk> {
    @Override
    public int seat(Walk walk) {
      return 0;
    }

    @Override
    public void choices(Walk walk, int seat, Choices into) {
      into.add(Code.of(1, LEFT));
      into.add(Code.of(1, RIGHT));
    }

    @Override
    public void answer(Walk walk, long choice, Out out) {
      walk.ways = walk.ways << 1 | Code.a(choice);
      walk.length++;
      if (walk.day() < DAYS) {
        walk.agenda.push(new Where());
      }
    }

    @Override
    public String name() {
      return "where";
    }

    @Override
    public Phrase prompt(Walk walk, int seat) {
      return Phrase.of("prompt.where");
    }

    @Override
    public String rule(Walk walk) {
      return "T-1";
    }

    @Override
    public Option option(Walk walk, int seat, long choice) {
      return Option.of(Code.a(choice) == LEFT ? "left" : "right", Phrase.of("option.where"));
    }
  }

  @Override
  public Walk deal(Setup setup) {
    Walk walk = new Walk();
    walk.agenda.push(new Where());
    return walk;
  }

  @Override
  public Walk imagine(Walk walk, int seat, Chance chance) {
    return walk.copy();
  }

  @Override
  public Schemes<Walk> schemes() {
    return schemes;
  }

  @Override
  public @Nullable Outcome outcome(Walk walk) {
    return walk.day() < DAYS
        ? null
        : new Outcome(true, 1, List.of(0), Phrase.of("outcome.home"), "T-2");
  }

  @Override
  public Step<Walk> step(String name, int[] args) {
    return new Where();
  }

  @Override
  public Profile profile() {
    return new Profile("trip", 1, 1, 1, List.of());
  }

  @Override
  public List<Invariant<Walk>> invariants() {
    return List.of();
  }

  @Override
  public List<? extends Happening> happenings() {
    return List.of();
  }

  @Override
  public Phrase name(Ref ref) {
    return Phrase.of("name");
  }

  @Override
  public View view(Walk walk, int seat) {
    throw new UnsupportedOperationException("nobody looks");
  }

  @Override
  public Stage<Walk> stage() {
    throw new UnsupportedOperationException("nobody stages it");
  }
}
