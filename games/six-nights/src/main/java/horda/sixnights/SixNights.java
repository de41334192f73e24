package horda.sixnights;

import static horda.sixnights.state.ShelterState.DECK;
import static horda.sixnights.state.ShelterState.NIGHTS;

import horda.engine.Chance;
import horda.engine.Gender;
import horda.engine.Happening;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Invariant;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.StepBook;
import horda.engine.TableOption;
import horda.engine.View;
import horda.sixnights.bot.ShelterHints;
import horda.sixnights.bot.ShelterJudge;
import horda.sixnights.content.Content;
import horda.sixnights.rules.Ending;
import horda.sixnights.rules.Invariants;
import horda.sixnights.rules.Nightfall;
import horda.sixnights.rules.ShelterSteps;
import horda.sixnights.stage.ShelterStage;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;
import horda.sixnights.view.Imagining;
import horda.sixnights.view.ShelterView;
import java.util.List;

/// Six nights in a shelter: hold the door together, and come out of it with the most tins.
public final class SixNights implements Hinted<ShelterState>, Judged<ShelterState> {
  public static final String ID = "six-nights";

  private static final StepBook<ShelterState> STEPS = ShelterSteps.book();

  private final Content content;

  public SixNights(Content content) {
    this.content = content;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int minSeats() {
    return 3;
  }

  @Override
  public int maxSeats() {
    return ShelterState.MOST_SEATS;
  }

  @Override
  public int revision() {
    return 1;
  }

  @Override
  public List<TableOption> options() {
    return List.of(Setup.UNIFORM_WINDOWS);
  }

  /// SIX-SETUP-01.
  @Override
  public ShelterState deal(Setup setup) {
    ShelterState s = new ShelterState(content, setup.seats(), setup.seed(), STEPS);
    s.uniformWindows(setup.flag(Setup.UNIFORM_WINDOWS.id()));
    s.zones.fill(DECK, content.cards().size());
    s.zones.fill(NIGHTS, content.nights().size());
    s.zones.shuffle(DECK, s.chance);
    s.zones.shuffle(NIGHTS, s.chance);
    s.lookout = s.chance.below(setup.seats());
    s.agenda.push(new Nightfall());
    return s;
  }

  @Override
  public View view(ShelterState s, int seat) {
    return ShelterView.of(s, seat);
  }

  @Override
  public ShelterState imagine(ShelterState s, int seat, Chance chance) {
    return Imagining.of(s, seat, chance);
  }

  @Override
  public @Nullable Outcome outcome(ShelterState s) {
    return Ending.outcome(s);
  }

  @Override
  public List<Invariant<ShelterState>> invariants() {
    return Invariants.ALL;
  }

  @Override
  public List<? extends Happening> happenings() {
    return List.of(ShelterEvent.values());
  }

  @Override
  public Phrase name(Ref ref) {
    return switch (ref.kind()) {
      case "card" -> Phrase.of("card." + content.cards().get(ref.id()).id());
      case "night" -> Phrase.of("night." + content.nights().get(ref.id()).id());
      case Ref.SEAT -> Phrase.of("name.seat", Ref.number(ref.id() + 1));
      default -> Phrase.of("name.number", Ref.number(ref.id()));
    };
  }

  @Override
  public Gender gender(@Nullable ShelterState s, Ref ref) {
    return switch (ref.kind()) {
      case "card" -> content.cards().get(ref.id()).gender();
      case "night" -> content.nights().get(ref.id()).gender();
      default -> Gender.PROPER;
    };
  }

  @Override
  public Hints<ShelterState> hints() {
    return new ShelterHints();
  }

  @Override
  public Judge<ShelterState> judge() {
    return new ShelterJudge();
  }

  @Override
  public Stage<ShelterState> stage() {
    return new ShelterStage(this);
  }
}
