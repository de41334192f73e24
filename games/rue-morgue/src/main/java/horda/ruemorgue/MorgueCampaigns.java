package horda.ruemorgue;

import horda.engine.Data;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Workshop;
import horda.engine.campaign.Branch;
import horda.engine.campaign.Camp;
import horda.engine.campaign.Campaign;
import horda.engine.campaign.CampaignReader;
import horda.engine.campaign.Campaigns;
import horda.engine.campaign.Chapter;
import horda.engine.campaign.Leg;
import horda.engine.campaign.Milestone;
import horda.engine.campaign.Run;
import horda.engine.campaign.Traveller;
import horda.ruemorgue.content.Carried;
import horda.ruemorgue.content.Returning;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Missions in a row. Survivors keep Wounds, some cards and a share of their experience, rest when
/// they stay behind, and die for good.
final class MorgueCampaigns implements Campaigns<MorgueState> {
  private static final Pattern RUN = Pattern.compile("[a-z0-9]{1,40}");

  /// More than one player may lead.
  private static final int FOR_ONE = 6;

  private static final int MOST_LEGS = 100;

  private final RueMorgue game;
  private final Missions missions;
  private final CampaignRules rules;

  MorgueCampaigns(RueMorgue game, Missions missions) {
    this.game = game;
    this.missions = missions;
    this.rules = new CampaignRules(game.content(), missions);
  }

  @Override
  public List<String> names() {
    return missions.campaigns();
  }

  @Override
  public Data plan(String name) {
    if (!names().contains(name)) {
      throw new Refusal("no-plan", "", "There is no campaign '" + name + "'.");
    }
    return missions.campaign(name);
  }

  @Override
  public List<Workshop.Flaw> check(Data plan) {
    return CampaignReader.read(plan, rules).flaws();
  }

  @Override
  public Campaign read(Data plan) {
    CampaignReader.Reading reading = CampaignReader.read(plan, rules);
    if (!reading.flaws().isEmpty()) {
      String where = reading.flaws().getFirst().where();
      throw new Refusal(
          "campaign", "", "This campaign cannot be played; look at " + where + " of its file.");
    }
    return reading.campaign().getFirst();
  }

  // How things stand.

  @Override
  public Camp camp(Campaign campaign, Run run) {
    if (!RUN.matcher(run.id()).matches() || run.legs().size() > MOST_LEGS) {
      throw wrong("This is no campaign that was begun here.");
    }
    Milestone stop = run.stop(campaign);
    Roster roster = new Roster(people(run), campaign);
    for (Leg leg : run.legs()) {
      if (!(campaign.known(leg.chapter()) instanceof Chapter chapter)) {
        throw wrong("What was played does not fit this campaign: it has changed since.");
      }
      roster.play(leg, chapter.branch(leg.won()));
    }
    boolean over = stop instanceof Chapter && roster.living() < campaign.limit(CampaignRules.TEAM);
    return new Camp(
        over ? campaign.known(campaign.fallen()) : stop, roster.people(), roster.stores());
  }

  private List<Survivor> made(Run run) {
    String own = run.options().getOrDefault(RueMorgue.OWN_SURVIVORS, "");
    return own.isBlank() ? List.of() : missions.survivors(own);
  }

  private List<String> people(Run run) {
    return Stream.concat(game.content().survivors().stream(), made(run).stream())
        .map(Survivor::id)
        .toList();
  }

  @Override
  public String name(Run run, String who) {
    return made(run).stream()
        .filter(one -> one.id().equals(who))
        .map(Survivor::name)
        .findFirst()
        .orElse("");
  }

  /// Everybody and everything, chapter after chapter.
  private final class Roster {
    private final Campaign campaign;
    private final Map<String, Traveller> all = new LinkedHashMap<>();
    private final List<String> stores = new ArrayList<>();

    Roster(List<String> people, Campaign campaign) {
      this.campaign = campaign;
      people.forEach(who -> all.put(who, new Traveller(who, false, new TreeMap<>(), List.of())));
    }

    int living() {
      return (int) all.values().stream().filter(one -> !one.gone()).count();
    }

    List<Traveller> people() {
      return all.values().stream()
          .map(one -> with(one, CampaignRules.STARTS, startXp(campaign, one)))
          .toList();
    }

    List<String> stores() {
      return stores;
    }

    void play(Leg leg, Branch branch) {
      setOut(leg.out());
      for (Traveller back : leg.back()) {
        all.put(back.who(), home(back, branch));
      }
      branch.things().forEach(this::store);
      while (stores.size() > campaign.limit(CampaignRules.STORES)) {
        stores.removeFirst();
      }
    }

    /// Whoever stays behind rests, and lends their cards.
    void setOut(List<Traveller> party) {
      for (Traveller one : List.copyOf(all.values())) {
        stores.addAll(one.things());
        boolean stays = party.stream().noneMatch(gone -> gone.who().equals(one.who()));
        Traveller empty = new Traveller(one.who(), one.gone(), one.numbers(), List.of());
        all.put(one.who(), stays ? with(empty, CampaignRules.WOUNDS, 0) : empty);
      }
      for (Traveller one : party) {
        Traveller known = all.get(one.who());
        if (known == null || known.gone()) {
          throw refused("There is no living survivor '" + one.who() + "' to send.");
        }
        if (one.things().size() > campaign.limit(CampaignRules.CARDS)) {
          throw refused(
              "Nobody carries more than " + campaign.limit(CampaignRules.CARDS) + " cards.");
        }
        for (String thing : one.things()) {
          if (!stores.remove(thing)) {
            throw refused("There is no " + thing + " left to take.");
          }
        }
        all.put(one.who(), new Traveller(one.who(), false, known.numbers(), one.things()));
      }
    }

    private Traveller home(Traveller back, Branch branch) {
      Traveller left = all.get(back.who());
      if (left == null) {
        throw wrong("Somebody came back who never went.");
      }
      Traveller one = with(left, CampaignRules.MISSIONS, left.number(CampaignRules.MISSIONS) + 1);
      int gained = back.number(CampaignRules.XP);
      one = with(one, CampaignRules.XP, one.number(CampaignRules.XP) + gained);
      if (back.gone()) {
        return new Traveller(one.who(), true, one.numbers(), List.of());
      }
      one = with(one, CampaignRules.XP, one.number(CampaignRules.XP) + branch.number("xp"));
      int wounds = back.number(CampaignRules.WOUNDS) - branch.number("heal");
      one = with(one, CampaignRules.WOUNDS, Math.max(0, wounds));
      int most = Math.min(back.things().size(), campaign.limit(CampaignRules.CARDS));
      List<String> kept = back.things().subList(0, most);
      Traveller home = new Traveller(one.who(), false, one.numbers(), kept);
      all.put(home.who(), home);
      back.things().subList(most, back.things().size()).forEach(this::store);
      return home;
    }

    /// No more of a kind than lie in the box; the rest is left behind.
    private void store(String thing) {
      long has =
          Stream.concat(stores.stream(), all.values().stream().flatMap(o -> o.things().stream()))
              .filter(thing::equals)
              .count();
      int kind = game.content().kindNamed(thing);
      if (kind >= 0 && has < game.content().equipment().get(kind).count()) {
        stores.add(thing);
      }
    }
  }

  private static Traveller with(Traveller one, String word, int number) {
    SortedMap<String, Integer> numbers = new TreeMap<>(one.numbers());
    numbers.put(word, number);
    return new Traveller(one.who(), one.gone(), numbers, one.things());
  }

  /// Only a share of what somebody has lived through is there on the next morning.
  private static int startXp(Campaign campaign, Traveller one) {
    int share = one.number(CampaignRules.XP) / campaign.limit(CampaignRules.XP_SHARE);
    return Math.min(campaign.limit(CampaignRules.MOST_XP), share);
  }

  // From and to the table.

  @Override
  public SortedMap<String, String> setOut(Campaign campaign, Run run, List<Traveller> party) {
    Camp camp = camp(campaign, run);
    if (!(camp.stop() instanceof Chapter chapter)) {
      throw refused("This campaign is over.");
    }
    int team = campaign.limit(CampaignRules.TEAM);
    if (party.size() != team || party.stream().map(Traveller::who).distinct().count() != team) {
      throw refused(team + " different survivors go on a mission, not " + party.size() + ".");
    }
    Roster roster = new Roster(people(run), campaign);
    camp.people().forEach(one -> roster.all.put(one.who(), one));
    roster.stores.addAll(camp.stores());
    roster.setOut(party);
    SortedMap<String, String> options = new TreeMap<>(run.options());
    options.putAll(chapter.table());
    options.put(RueMorgue.CARRIED, written(run, party.stream().map(o -> roster.all.get(o.who()))));
    game.deal(Setup.of(game, team > FOR_ONE ? 2 : 1, options, Seed.of(1)));
    return options;
  }

  /// The team as the table's option has it.
  private static String written(Run run, Stream<Traveller> team) {
    List<String> people =
        team.map(
                one ->
                    "{who: %s, xp: %d, wounds: %d, cards: [%s]}"
                        .formatted(
                            one.who(),
                            one.number(CampaignRules.STARTS),
                            one.number(CampaignRules.WOUNDS),
                            String.join(", ", one.things())))
            .toList();
    return "{run: %s, leg: %d, team: [%s]}"
        .formatted(run.id(), run.legs().size(), String.join(", ", people));
  }

  @Override
  public Leg comeBack(Campaign campaign, Run run, String table, Setup setup, MorgueState end) {
    Carried carried = end.table.carried();
    boolean ours =
        carried.run().equals(run.id())
            && camp(campaign, run).stop() instanceof Chapter chapter
            && chapter.table().entrySet().stream()
                .allMatch(one -> one.getValue().equals(setup.options().get(one.getKey())));
    if (!ours || carried.leg() != run.legs().size()) {
      throw wrong("That table is not the next chapter of this campaign.");
    }
    if (end.result == MorgueState.GOING_ON) {
      throw new Refusal("not-over", "", "The game is not over yet.");
    }
    List<Traveller> out = new ArrayList<>();
    List<Traveller> back = new ArrayList<>();
    for (int survivor = 0; survivor < carried.team().size(); survivor++) {
      Returning one = carried.team().get(survivor);
      out.add(new Traveller(one.who(), false, numbers(one.xp(), one.wounds()), one.cards()));
      back.add(back(end, survivor, one));
    }
    String chapter = camp(campaign, run).stop().id();
    return new Leg(chapter, table, end.result == MorgueState.WON, out, back);
  }

  private static Traveller back(MorgueState end, int survivor, Returning began) {
    List<String> cards = new ArrayList<>();
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = end.slot(survivor, slot);
      if (card >= 0) {
        cards.add(end.table.equipment(card).id());
        if (end.scope[card] >= 0) {
          cards.add(end.table.equipment(end.scope[card]).id());
        }
      }
    }
    boolean dead = end.zone[survivor] == MorgueState.DEAD;
    int gained = Math.max(0, end.xp[survivor] - began.xp());
    return new Traveller(began.who(), dead, numbers(gained, end.wounds(survivor)), cards);
  }

  private static SortedMap<String, Integer> numbers(int xp, int wounds) {
    return new TreeMap<>(Map.of(CampaignRules.XP, xp, CampaignRules.WOUNDS, wounds));
  }

  private static Refusal refused(String sentence) {
    return new Refusal("party", "", sentence);
  }

  private static Refusal wrong(String sentence) {
    return new Refusal("run", "", sentence);
  }
}
