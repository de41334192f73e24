package horda.cityofhorror;

import horda.cityofhorror.bot.CityCensus;
import horda.cityofhorror.bot.CityHints;
import horda.cityofhorror.bot.CityJudge;
import horda.cityofhorror.content.Content;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.rules.Ending;
import horda.cityofhorror.rules.Laying;
import horda.cityofhorror.rules.StandingOrders;
import horda.cityofhorror.rules.Vow;
import horda.cityofhorror.stage.Observing;
import horda.cityofhorror.stage.Preparing;
import horda.cityofhorror.stage.Seats;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.Viewing;
import horda.engine.Census;
import horda.engine.Chance;
import horda.engine.Counted;
import horda.engine.Gender;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Invariant;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Paced;
import horda.engine.Phrase;
import horda.engine.Profile;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.StandingOrder;
import horda.engine.TableOption;
import horda.engine.WordStage;
import horda.engine.ZonePlan;
import horda.engine.shape.Boxed;
import java.util.List;

/// City of Horror, for three to six players who deal, vote and betray.
@Boxed
public final class CityOfHorror
    implements Hinted<CityState>, Judged<CityState>, Counted<CityState>, Paced<CityState> {
  public static final String ID = "city-of-horror";

  private static final List<TableOption> OPTIONS =
      List.of(
          Setup.UNIFORM_WINDOWS,
          TableOption.of("sides", "a", "a", "b", "random"),
          TableOption.free(
              "side-b",
              "none",
              "none, or the boards that show side B whatever sides says, such as church+tower"),
          TableOption.free(
              "layout",
              "random",
              "random, or the corners 1 to 4 such as church+hospital+bank+armory"),
          TableOption.free("colours", "ring", "ring, or a colour a seat such as green+white+red"),
          TableOption.of("first-player", "random", "random", "1", "2", "3", "4", "5", "6"),
          TableOption.flag("draft", false),
          TableOption.of("promises", "standard", "standard", "all-breakable", "all-binding"),
          TableOption.flag("replica-needs-presence", true),
          TableOption.of(
              "resolution-order", "tower-after-corners", "tower-after-corners", "tower-first"));

  private static final Profile PROFILE =
      new Profile(ID, 3, CityState.MOST_SEATS, 2, OPTIONS, CityEvent.values());

  private final Content content;
  private final ZonePlan plan;
  private final List<Invariant<CityState>> invariants = CityInvariants.all();

  public CityOfHorror(Content content) {
    this.content = content;
    this.plan = CardZones.plan(content);
  }

  public Content content() {
    return content;
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public CityState deal(Setup setup) {
    return Laying.table(content, plan, setup);
  }

  @Override
  public CityView view(CityState state, int seat) {
    return new Viewing(state, seat).view();
  }

  @Override
  public CityState imagine(CityState state, int seat, Chance chance) {
    return Imagining.from(state, seat, chance);
  }

  @Override
  public @Nullable Outcome outcome(CityState state) {
    return Ending.outcome(state);
  }

  @Override
  public List<Invariant<CityState>> invariants() {
    return invariants;
  }

  @Override
  public int round(CityState s) {
    return s.round;
  }

  @Override
  public List<StandingOrder> standingOrders() {
    return StandingOrders.ALL;
  }

  @Override
  public Phrase name(Ref ref) {
    return switch (ref.kind()) {
      case "action" -> Phrase.of("action-card." + content.action(ref.id()).id());
      case "kind" -> Phrase.of("action-card." + content.kinds().get(ref.id()).id());
      case "character" -> Phrase.of("character." + content.person(ref.id()).id());
      case "place" -> Phrase.of("location." + Place.id(ref.id()));
      case "full-place" -> Phrase.of("name.full-place", new Ref("place", ref.id()));
      case "vow" -> Vow.phrase(content, ref.id());
      case "colour" -> Phrase.of("colour." + content.colours().get(ref.id()));
      case "invasion" -> Phrase.of("hour." + content.invasion(ref.id()).hour());
      default -> Phrase.of("name." + ref.kind(), Ref.number(ref.id()));
    };
  }

  @Override
  public Gender gender(@Nullable CityState state, Ref ref) {
    return ref.kind().equals("character")
        ? content.person(ref.id()).gender()
        : Hinted.super.gender(state, ref);
  }

  @Override
  public Hints<CityState> hints() {
    return new CityHints();
  }

  @Override
  public Judge<CityState> judge() {
    return new CityJudge();
  }

  @Override
  public Census<CityState> census() {
    return new CityCensus(this);
  }

  @Override
  public Stage<CityState> stage() {
    return new WordStage<>(
        this,
        (s, position, _) -> Preparing.position(s, position),
        (s, key) -> new Observing(s).look(key),
        Observing.KEYS,
        (s, word) -> new Seats(s).named(word));
  }
}
