package horda.cardsofthedead;

import horda.cardsofthedead.bot.CardsCensus;
import horda.cardsofthedead.bot.CardsHints;
import horda.cardsofthedead.bot.CardsJudge;
import horda.cardsofthedead.content.Content;
import horda.cardsofthedead.content.Spot;
import horda.cardsofthedead.rules.Ending;
import horda.cardsofthedead.rules.SetUp;
import horda.cardsofthedead.stage.Observing;
import horda.cardsofthedead.stage.Preparing;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.Viewing;
import horda.engine.Allied;
import horda.engine.Census;
import horda.engine.Chance;
import horda.engine.Counted;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Invariant;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Known;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Profile;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.TableOption;
import horda.engine.View;
import horda.engine.WordStage;
import horda.engine.ZonePlan;
import horda.engine.shape.Boxed;
import java.util.List;
import java.util.function.IntFunction;

/// Cards of the Dead: The Board Game, for one to three survivors who win or lose together.
@Boxed
public final class CardsOfTheDead
    implements Hinted<CardsState>, Judged<CardsState>, Counted<CardsState>, Allied<CardsState> {
  public static final String ID = "cards-of-the-dead";

  private static final List<TableOption> OPTIONS =
      List.of(
          TableOption.free(
              "survivors", "choose", "choose, random, or one a seat such as rick+selena"),
          TableOption.of("first-seat", "1", "1", "2", "3"),
          TableOption.flag("hard", false),
          TableOption.flag("challenges", false),
          TableOption.flag("free-walk", false));

  private static final Profile PROFILE =
      new Profile(ID, 1, CardsState.MOST_SEATS, 1, OPTIONS, CardsEvent.values());

  private final Content content;
  private final ZonePlan plan;
  private final List<Invariant<CardsState>> invariants = CardsInvariants.all();

  public CardsOfTheDead(Content content) {
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
  public CardsState deal(Setup setup) {
    return SetUp.table(content, plan, setup);
  }

  @Override
  public CardsView view(CardsState state, int seat) {
    return new Viewing(state).view();
  }

  /// Everything is open: all see the same.
  @Override
  public IntFunction<View> views(CardsState state) {
    View all = view(state, View.ONLOOKER);
    return seat -> all;
  }

  @Override
  public CardsState imagine(CardsState state, int seat, Chance chance) {
    return Imagining.from(state, chance);
  }

  @Override
  public boolean allied(CardsState state) {
    return true;
  }

  @Override
  public @Nullable Outcome outcome(CardsState state) {
    return Ending.outcome(state);
  }

  @Override
  public List<Invariant<CardsState>> invariants() {
    return invariants;
  }

  @Override
  public Phrase name(Ref ref) {
    return switch (ref.kind()) {
      case "card" -> cardName(ref.id());
      case "survivor" -> Phrase.of("survivor." + content.survivor(ref.id()).id());
      case "space" -> Phrase.of("name.space", Ref.number(ref.id()));
      case "spot" -> spotName(content.layout().spots().get(ref.id()));
      case "side" -> Phrase.of(ref.id() == 0 ? "name.side-semiautomatic" : "name.side-automatic");
      case "about-threat" -> Phrase.of("about-threat." + content.type(ref.id()).id());
      case "back" -> Phrase.of("back." + Known.id(content.back(ref.id())));
      case String kind when kind.startsWith("backed") || kind.startsWith("lying") ->
          Phrase.of("name." + kind, new Ref("card", ref.id()), new Ref("back", ref.id()));
      case "zone" -> Phrase.of("zone." + Viewing.ZONES.get(ref.id()));
      case "challenge" -> Phrase.of("challenge." + Viewing.CHALLENGES.get(ref.id()));
      default -> Phrase.of("name." + ref.kind(), Ref.number(ref.id()));
    };
  }

  private Phrase cardName(int card) {
    String id = content.type(card).id();
    return Phrase.of((id.startsWith("threat_") ? "threat." : "card.") + id);
  }

  private static Phrase spotName(Spot spot) {
    return Phrase.of("name.spot", Ref.number(spot.row()), Ref.number(spot.x()));
  }

  @Override
  public Hints<CardsState> hints() {
    return new CardsHints();
  }

  @Override
  public Judge<CardsState> judge() {
    return new CardsJudge();
  }

  @Override
  public Census<CardsState> census() {
    return new CardsCensus(this);
  }

  @Override
  public Stage<CardsState> stage() {
    return new WordStage<>(
        this,
        (s, position, _) -> Preparing.position(s, position),
        (s, key) -> new Observing(s).look(key),
        Observing.KEYS,
        Preparing::seat);
  }
}
