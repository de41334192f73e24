package horda.sixnights;

import horda.engine.Chance;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Invariant;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Names;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Profile;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.StepBook;
import horda.engine.Unknown;
import horda.engine.View;
import horda.engine.shape.Boxed;
import horda.sixnights.bot.ShelterHints;
import horda.sixnights.bot.ShelterJudge;
import horda.sixnights.content.Content;
import horda.sixnights.rules.Ending;
import horda.sixnights.rules.Nightfall;
import horda.sixnights.rules.ShelterSteps;
import horda.sixnights.stage.ShelterStage;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;
import horda.sixnights.view.ShelterView;
import java.util.List;
import java.util.Map;

/// Six nights in a shelter: hold the door together, and come out of it with the most tins.
@Boxed
public record SixNights(Content content) implements Hinted<ShelterState>, Judged<ShelterState> {
  public static final String ID = "six-nights";

  private static final StepBook<ShelterState> STEPS = ShelterSteps.book();
  private static final Profile PROFILE =
      new Profile(ID, 3, 5, 1, List.of(Setup.UNIFORM_WINDOWS), ShelterEvent.values());

  @Override
  public Profile profile() {
    return PROFILE;
  }

  /// SIX-SETUP-01.
  @Override
  public ShelterState deal(Setup setup) {
    ShelterState s = new ShelterState(content, setup, STEPS);
    s.zones.fill(ShelterState.DECK, content.cards().size());
    s.zones.fill(ShelterState.NIGHTS, content.nights().size());
    s.zones.shuffle(ShelterState.DECK, s.chance);
    s.zones.shuffle(ShelterState.NIGHTS, s.chance);
    s.lookout = s.chance.below(setup.seats());
    s.agenda.push(new Nightfall());
    return s;
  }

  @Override
  public View view(ShelterState s, int seat) {
    return ShelterView.of(s, seat);
  }

  /// Deck, other hands, nights to come and secret answers are drawn again.
  @Override
  public ShelterState imagine(ShelterState truth, int seat, Chance chance) {
    ShelterState s = truth.copy();
    Unknown.mix(s.zones, ShelterState.DECK, s.hand(0), s.seats(), seat, chance);
    s.zones.shuffle(ShelterState.NIGHTS, chance);
    Unknown.draw(s, seat, chance);
    return s;
  }

  @Override
  public @Nullable Outcome outcome(ShelterState s) {
    return Ending.outcome(s);
  }

  @Override
  public List<Invariant<ShelterState>> invariants() {
    return List.of(
        new Invariant<>("every card lies in one place", s -> s.zones.holdAll(ShelterState.DECK)),
        new Invariant<>(
            "every night lies in one place", s -> s.zones.holdAll(0, ShelterState.DECK)),
        new Invariant<>(
            "as many bites as breaches at most", s -> s.sum(seat -> s.bites[seat]) <= s.breaches));
  }

  @Override
  public Names names() {
    return new Names(Map.of("card", content.cards().cards(), "night", content.nights()));
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
    return ShelterStage.of(this);
  }
}
