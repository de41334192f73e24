package horda.server.campaign;

import horda.engine.Data;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.State;
import horda.engine.Workshop;
import horda.engine.campaign.Branch;
import horda.engine.campaign.Camp;
import horda.engine.campaign.Campaign;
import horda.engine.campaign.Campaigned;
import horda.engine.campaign.Campaigns;
import horda.engine.campaign.Chapter;
import horda.engine.campaign.Finale;
import horda.engine.campaign.Leg;
import horda.engine.campaign.Run;
import horda.engine.campaign.Telling;
import horda.engine.campaign.Traveller;
import horda.server.house.House;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.workshop.Checking;
import horda.wire.Form;
import horda.wire.Language;
import horda.wire.PlanJson;
import horda.wire.PlanText;
import horda.wire.YamlData;
import horda.wire.doc.CampDoc;
import horda.wire.doc.CampaignsDoc;
import horda.wire.doc.CampaignsDoc.CampaignTitle;
import horda.wire.doc.PlanReport;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The campaigns of a house's games, without the HTTP around them.
public final class CampaignDesk {
  private static final int MOST_PARTY = 40;
  private static final int MOST_THINGS = 10;

  private final House house;

  public CampaignDesk(House house) {
    this.house = house;
  }

  public CampaignsDoc all(String game, Language language) {
    Campaigns<?> campaigns = of(game).campaigns();
    List<CampaignTitle> titles = new ArrayList<>();
    for (String name : campaigns.names()) {
      Campaign one = campaigns.read(campaigns.plan(name));
      titles.add(
          new CampaignTitle(
              name,
              told(one.title(), language),
              told(one.story(), language),
              one.chapters().size()));
    }
    return new CampaignsDoc(titles);
  }

  /// The file of one that came with the game, to be changed.
  public PlanReport shipped(String game, String name, Language language) {
    ObjectNode plan = (ObjectNode) PlanJson.of(of(game).campaigns().plan(name));
    return checking(game, language).of(PlanText.lines(plan));
  }

  public PlanReport check(String game, Form form, Language language) {
    String text = form.text("text");
    form.end();
    return checking(game, language).of(text);
  }

  private Checking checking(String game, Language language) {
    Campaigns<?> campaigns = of(game).campaigns();
    return new Checking(
        plan -> new Workshop.Report(campaigns.check(plan), null),
        house.shelf().texts(game, language));
  }

  public CampDoc begin(String game, Form form, Language language) {
    String name = form.text("name", "");
    String text = form.text("text", "");
    SortedMap<String, String> options =
        form.has("options") ? form.words("options") : new TreeMap<>();
    form.end();
    Run run = new Run(Tokens.tableId(), options, List.of());
    return camp(new RunForm(game, name, text, run, null), language);
  }

  public CampDoc camp(String game, Form form, Language language) {
    RunForm run = run(game, form);
    form.end();
    return camp(run, language);
  }

  public CampaignsDoc.SetOut setOut(String game, Form form) {
    RunForm run = run(game, form);
    List<Traveller> party = new ArrayList<>();
    for (JsonNode node : form.list("party", MOST_PARTY)) {
      Form one = form.form("party", node);
      List<String> things = one.texts("things", MOST_THINGS);
      party.add(new Traveller(one.text("who"), false, new TreeMap<>(), things));
      one.end();
    }
    form.end();
    Campaigns<?> campaigns = of(game).campaigns();
    return new CampaignsDoc.SetOut(campaigns.setOut(campaign(campaigns, run), run.run(), party));
  }

  public CampDoc comeBack(String game, Form form, Language language) {
    RunForm run = run(game, form);
    String table = form.text("table");
    form.end();
    return camp(run.with(leg(of(game), run, table)), language);
  }

  private <S extends State> Leg leg(Campaigned<S> game, RunForm run, String table) {
    Campaigns<S> campaigns = game.campaigns();
    return house.at(
        table,
        at -> {
          TableState state = at.state();
          if (!state.header().game().equals(game.id()) || !state.started()) {
            throw new Refusal("not-over", "", "The game is not over yet.");
          }
          // The table's game is this one, so its states are of that type.
          @SuppressWarnings("unchecked")
          Match<S> match = (Match<S>) state.match();
          return campaigns.comeBack(
              campaign(campaigns, run), run.run(), table, match.setup(), match.state());
        });
  }

  private Campaigned<?> of(String game) {
    if (house.shelf().game(game) instanceof Campaigned<?> campaigned) {
      return campaigned;
    }
    throw new Refusal("no-campaigns", "", "This game has no campaigns.");
  }

  private static RunForm run(String game, Form form) {
    return RunForm.read(game, form.form("run"));
  }

  private static Campaign campaign(Campaigns<?> campaigns, RunForm run) {
    return campaigns.read(run.plan().isEmpty() ? campaigns.plan(run.campaign()) : own(run.plan()));
  }

  private static Data own(String text) {
    try {
      return YamlData.traced(text);
    } catch (Data.Fault fault) {
      throw new Refusal(
          "campaign", "", "This campaign cannot be read: " + fault.getMessage() + ".");
    }
  }

  // In somebody's language.

  private CampDoc camp(RunForm kept, Language language) {
    Campaigns<?> campaigns = of(kept.game()).campaigns();
    Campaign campaign = campaign(campaigns, kept);
    Camp camp = campaigns.camp(campaign, kept.run());
    String state = camp.stop() instanceof Finale end ? end.won() ? "won" : "lost" : "on";
    return new CampDoc(
        kept.written(),
        told(campaign.title(), language),
        told(campaign.story(), language),
        campaign.places().stream()
            .map(p -> new CampDoc.PlaceTold(p.id(), told(p.title(), language), p.x(), p.y()))
            .toList(),
        campaign.ways().stream().map(way -> new CampDoc.WayTold(way.one(), way.other())).toList(),
        campaign.chapters().stream().map(one -> chapter(one, language)).toList(),
        campaign.endings().stream()
            .map(
                one ->
                    new CampDoc.EndingTold(
                        one.id(),
                        one.won(),
                        told(one.title(), language),
                        told(one.story(), language)))
            .toList(),
        campaign.limits(),
        camp.stop().id(),
        state,
        camp.people().stream()
            .map(
                one ->
                    new CampDoc.PersonTold(
                        one.who(),
                        campaigns.name(kept.run(), one.who()),
                        one.gone(),
                        one.numbers(),
                        one.things()))
            .toList(),
        camp.stores());
  }

  private static CampDoc.ChapterTold chapter(Chapter one, Language language) {
    return new CampDoc.ChapterTold(
        one.id(),
        told(one.title(), language),
        one.place(),
        one.table(),
        told(one.before(), language),
        branch(one.won(), language),
        branch(one.lost(), language));
  }

  private static CampDoc.BranchTold branch(Branch one, Language language) {
    return new CampDoc.BranchTold(
        told(one.after(), language), one.to(), one.things(), one.numbers());
  }

  private static String told(Telling text, Language language) {
    return language == Language.ES ? text.es() : text.en();
  }
}
