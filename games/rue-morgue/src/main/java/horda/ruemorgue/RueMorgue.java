package horda.ruemorgue;

import horda.engine.Allied;
import horda.engine.Census;
import horda.engine.Chance;
import horda.engine.Counted;
import horda.engine.Designed;
import horda.engine.Gender;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Invariant;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Planned;
import horda.engine.Preview;
import horda.engine.Previewed;
import horda.engine.Profile;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Schemes;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.TableOption;
import horda.engine.View;
import horda.engine.WordStage;
import horda.engine.Workshop;
import horda.engine.campaign.Campaigned;
import horda.engine.campaign.Campaigns;
import horda.ruemorgue.bot.Captain;
import horda.ruemorgue.bot.MorgueCensus;
import horda.ruemorgue.bot.MorgueHints;
import horda.ruemorgue.bot.MorgueJudge;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Severity;
import horda.ruemorgue.rules.Previewing;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.rules.SetUp;
import horda.ruemorgue.rules.Verdict;
import horda.ruemorgue.stage.Observing;
import horda.ruemorgue.stage.Preparing;
import horda.ruemorgue.state.Lineup;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.view.Atlas;
import horda.ruemorgue.view.MorgueView;
import horda.ruemorgue.view.Viewing;
import horda.ruemorgue.workshop.MissionWorkshop;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// Zombicide: Rue Morgue, for one to six players who lead six to twelve survivors.
public final class RueMorgue
    implements Hinted<MorgueState>,
        Judged<MorgueState>,
        Planned<MorgueState>,
        Counted<MorgueState>,
        Previewed<MorgueState>,
        Campaigned<MorgueState>,
        Designed<MorgueState>,
        Allied<MorgueState> {
  public static final String ID = "rue-morgue";

  /// The option with survivors whom the host made up (RMO-SETUP-25).
  static final String OWN_SURVIVORS = "own-survivors";

  /// The option for how hard it is (RMO-SETUP-26).
  static final String DIFFICULTY = "difficulty";

  /// The option with a team that comes out of an earlier mission (RMO-SETUP-27).
  static final String CARRIED = "carried";

  private final Content content;
  private final Missions missions;
  private final Profile profile;
  private final Names names;
  private final Atlas atlas = new Atlas();
  private final Workshop workshop;
  private final MorgueCampaigns campaigns;
  private final MorgueHints hints = new MorgueHints();
  private final MorgueJudge judge = new MorgueJudge();
  private final Captain captain = new Captain(hints);
  private final List<Invariant<MorgueState>> invariants = MorgueInvariants.all();

  RueMorgue(Content content, Missions missions) {
    this.content = content;
    this.missions = missions;
    this.profile = new Profile(ID, 1, 6, 2, options(content, missions), MorgueEvent.values());
    this.names = new Names(content);
    this.workshop = new MissionWorkshop(content, missions.tiles(), missions::plan);
    this.campaigns = new MorgueCampaigns(this, missions);
  }

  private static List<TableOption> options(Content content, Missions missions) {
    List<String> values = new ArrayList<>(missions.names());
    values.add(Missions.OWN);
    List<TableOption> options = new ArrayList<>();
    options.add(TableOption.of("mission", values.getFirst(), values.toArray(String[]::new)));
    options.add(
        TableOption.of(
            DIFFICULTY,
            Severity.AS_PRINTED,
            content.severities().stream().map(Severity::id).toArray(String[]::new)));
    options.addAll(Lineup.OPTIONS);
    options.add(TableOption.free("plan", "", "the text of a mission file, for the mission own"));
    options.add(
        TableOption.free(
            OWN_SURVIVORS, "", "survivors of your own as YAML; see docs/own-survivors.md"));
    options.add(
        TableOption.free(CARRIED, "", "a team with what it brings along; see docs/campaigns.md"));
    return options;
  }

  public Content content() {
    return content;
  }

  @Override
  public Profile profile() {
    return profile;
  }

  @Override
  public MorgueState deal(Setup setup) {
    MissionTable mission = missions.table(setup.option("mission"), setup.option("plan"));
    MissionTable table =
        missions.with(
            mission, setup.option(DIFFICULTY), setup.option(OWN_SURVIVORS), setup.option(CARRIED));
    return SetUp.table(table, Lineup.of(setup, table), setup.seats(), setup.seed());
  }

  @Override
  public MorgueView view(MorgueState state, int seat) {
    return new Viewing(state, seat, atlas).view();
  }

  @Override
  public IntFunction<View> views(MorgueState state) {
    MorgueView open = view(state, View.ONLOOKER);
    return open::of;
  }

  @Override
  public MorgueState imagine(MorgueState state, int seat, Chance chance) {
    return Imagining.from(state, chance);
  }

  @Override
  public boolean allied(MorgueState state) {
    return !Rivals.areThere(state);
  }

  @Override
  public @Nullable Outcome outcome(MorgueState state) {
    return Verdict.outcome(state);
  }

  @Override
  public List<Invariant<MorgueState>> invariants() {
    return invariants;
  }

  @Override
  public Phrase name(Ref ref) {
    return names.of(ref);
  }

  /// Zones and tiles as they are printed, and survivors of the host's own.
  @Override
  public @Nullable String word(MorgueState s, Ref ref) {
    return switch (ref.kind()) {
      case "place" -> s.table.board().zone(ref.id()).name();
      case "side" -> s.table.board().sheet().tiles().get(ref.id()).tile().id();
      case "survivor" -> s.table.isOwn(ref.id()) ? s.table.characters().get(ref.id()).name() : null;
      default -> null;
    };
  }

  @Override
  public Gender gender(@Nullable MorgueState s, Ref ref) {
    if (s != null && ref.kind().equals("survivor") && s.table.isOwn(ref.id())) {
      return s.table.characters().get(ref.id()).gender();
    }
    return content.gender(names.of(Names.plain(ref)).key());
  }

  @Override
  public Hints<MorgueState> hints() {
    return hints;
  }

  @Override
  public Schemes<MorgueState> schemes() {
    return captain;
  }

  @Override
  public Judge<MorgueState> judge() {
    return judge;
  }

  @Override
  public Workshop workshop() {
    return workshop;
  }

  @Override
  public Campaigns<MorgueState> campaigns() {
    return campaigns;
  }

  @Override
  public @Nullable Preview preview(
      MorgueState state, Question<MorgueState> question, int seat, long choice) {
    return Previewing.of(state, question, seat, choice);
  }

  @Override
  public Census<MorgueState> census() {
    return new MorgueCensus(this);
  }

  @Override
  public Stage<MorgueState> stage() {
    return new WordStage<>(
        this,
        (s, position, _) -> Preparing.position(s, position),
        (s, key) -> new Observing(s).look(key),
        Observing.KEYS,
        Observing::seat);
  }
}
