package horda.amanecerzombi;

import horda.amanecerzombi.bot.AmanecerCensus;
import horda.amanecerzombi.bot.AmanecerHints;
import horda.amanecerzombi.bot.AmanecerJudge;
import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.rules.Foreseeing;
import horda.amanecerzombi.rules.Laying;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.StandingOrders;
import horda.amanecerzombi.rules.Turns;
import horda.amanecerzombi.rules.Variants;
import horda.amanecerzombi.stage.Observing;
import horda.amanecerzombi.stage.Preparing;
import horda.amanecerzombi.stage.Seats;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.state.Several;
import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.PrintedMap;
import horda.amanecerzombi.view.Viewing;
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
import horda.engine.Preview;
import horda.engine.Previewed;
import horda.engine.Profile;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.StandingOrder;
import horda.engine.View;
import horda.engine.WordStage;
import horda.engine.shape.Boxed;
import java.util.List;
import java.util.function.IntFunction;

/// Amanecer Zombi, for one to four: search your map, and throw zombies at the others.
@Boxed
public final class AmanecerZombi
    implements Hinted<AmanecerState>,
        Judged<AmanecerState>,
        Counted<AmanecerState>,
        Previewed<AmanecerState>,
        Paced<AmanecerState> {
  public static final String ID = "amanecer-zombi";

  private static final Profile PROFILE =
      new Profile(ID, 1, AmanecerState.MOST_SEATS, 2, Variants.OPTIONS, AmanecerEvent.values());

  private final BoxTable table;
  private final PrintedMap printed;
  private final List<Invariant<AmanecerState>> invariants = AmanecerInvariants.all();

  public AmanecerZombi(Content content) {
    this.table = new BoxTable(content);
    this.printed = new PrintedMap(table);
  }

  public BoxTable table() {
    return table;
  }

  public Content content() {
    return table.content();
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public AmanecerState deal(Setup setup) {
    return Laying.table(table, setup);
  }

  @Override
  public AmanecerView view(AmanecerState state, int seat) {
    return new Viewing(state, printed).of(seat);
  }

  @Override
  public IntFunction<View> views(AmanecerState state) {
    return new Viewing(state, printed)::of;
  }

  @Override
  public AmanecerState imagine(AmanecerState state, int seat, Chance chance) {
    return Imagining.from(state, seat, chance);
  }

  @Override
  public @Nullable Preview preview(
      AmanecerState state, Question<AmanecerState> question, int seat, long choice) {
    return Foreseeing.of(state, question, seat, choice);
  }

  @Override
  public @Nullable Outcome outcome(AmanecerState state) {
    return Scoring.outcome(state);
  }

  @Override
  public List<Invariant<AmanecerState>> invariants() {
    return invariants;
  }

  @Override
  public int round(AmanecerState s) {
    return s.round;
  }

  @Override
  public int turn(AmanecerState s, int seat) {
    return Turns.begun(s, seat);
  }

  @Override
  public List<StandingOrder> standingOrders() {
    return StandingOrders.ALL;
  }

  @Override
  public Phrase name(Ref ref) {
    int id = ref.id();
    return switch (ref.kind()) {
      case "action" -> Phrase.of("action-card." + content().action(id).id());
      case "object" -> Phrase.of("object." + content().object(id).id());
      case "objects" -> several("name.objects-", id, kind -> Refs.object(table.objectOfKind(kind)));
      case "actions" -> several("name.actions-", id, Refs::action);
      case "character" ->
          id < AmanecerState.CARDS_OF_PEOPLE
              ? Phrase.of("character." + content().character(id).id())
              : Phrase.of("name.nameless");
      case "mission" -> Phrase.of("mission." + content().mission(id).id());
      case "skill" -> Phrase.of("skill." + content().skill(id).id());
      case "damage" -> Phrase.of("damage." + content().damage(id).id());
      case "season" -> Phrase.of("season-card." + content().season(id).id());
      case "tile" -> Phrase.of("zone." + content().tile(id).id());
      case "square" ->
          Phrase.of(
              "name.square",
              Refs.tile(id / 25),
              Ref.number(id % 25 / 5 + 1),
              Ref.number(id % 5 + 1));
      default -> Phrase.of("name." + ref.kind(), Ref.number(id));
    };
  }

  private static Phrase several(String key, int several, IntFunction<Ref> card) {
    Ref[] refs = new Ref[Several.size(several)];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = card.apply(Several.kind(several, i));
    }
    return Phrase.of(key + refs.length, refs);
  }

  @Override
  public Gender gender(@Nullable AmanecerState state, Ref ref) {
    int id = ref.id();
    return switch (ref.kind()) {
      case "action" ->
          content().action(id) instanceof Vehicle vehicle ? vehicle.gender() : Gender.PROPER;
      case "object" -> content().object(id).gender();
      case "character" ->
          id < AmanecerState.CARDS_OF_PEOPLE ? content().character(id).gender() : Gender.MASCULINE;
      case "damage" -> content().damage(id).gender();
      case "tile" -> content().tile(id).gender();
      case "square" -> content().tile(id / 25).gender();
      default -> Gender.MASCULINE;
    };
  }

  @Override
  public Hints<AmanecerState> hints() {
    return new AmanecerHints();
  }

  @Override
  public Census<AmanecerState> census() {
    return new AmanecerCensus(this);
  }

  @Override
  public Judge<AmanecerState> judge() {
    return new AmanecerJudge();
  }

  @Override
  public Stage<AmanecerState> stage() {
    return new WordStage<>(
        this,
        (s, position, _) -> Preparing.position(s, position),
        (s, key) -> new Observing(s).look(key),
        Observing.KEYS,
        (s, word) -> new Seats(s).named(word));
  }
}
