package horda.lab.tournament;

import horda.engine.Refusal;
import horda.engine.Seed;
import horda.lab.GameRow;
import horda.lab.Simulation;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Conduct;
import horda.lab.experiment.Content;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Gathered;
import horda.lab.experiment.Range;
import horda.lab.experiment.Workbench;
import horda.lab.stats.Interval;
import horda.lab.stats.Paired;
import horda.lab.stats.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Plans tournaments and sums them up.
public final class Tournament {
  private final Gathered gathered;
  private final Experiment experiment;
  private final List<String> bots;
  private final boolean team;

  private Tournament(Gathered gathered) {
    this.gathered = gathered;
    this.experiment = gathered.experiment();
    this.bots =
        experiment.arms().stream().flatMap(arm -> arm.bots().stream()).distinct().sorted().toList();
    this.team = gathered.rows(0).stream().anyMatch(GameRow::team);
  }

  /// Everything about a tournament except who plays.
  public record Table(
      String game, int revision, int seats, Map<String, String> options, Content content) {}

  /// Whether the seats of a table win or lose together: a quick game tells.
  public static boolean isTeam(Workbench bench, Table table) {
    Arm arm = Arm.of("", table.seats(), table.options(), List.of("random"), table.content());
    Experiment quick =
        new Experiment(
            table.game(), table.revision(), List.of(arm), 1, "1", Experiment.WATCHED_MOST, true);
    return bench.play(quick, new Range(0, 0, 1)).rows().getFirst().team();
  }

  /// @param games about how many; every line-up plays the same deals, so it may be a few more
  public static Experiment plan(
      Table table, List<String> bots, Lineups lineups, int games, Seed seed) {
    if (bots.stream().distinct().count() < bots.size() || bots.size() < 2) {
      throw new Refusal("bots", "", "A tournament is between two or more different bots.");
    }
    if (lineups != Lineups.ALIKE && table.seats() < 2) {
      throw new Refusal("seats", "", "Rivals need two seats or more.");
    }
    List<Arm> arms = new ArrayList<>();
    for (List<String> lineup : lineups.of(bots, table.seats())) {
      String name = String.join(", ", lineup);
      arms.add(Arm.of(name, table.seats(), table.options(), lineup, table.content()));
    }
    int deals = Math.max(1, (games + arms.size() - 1) / arms.size());
    return new Experiment(
        table.game(),
        table.revision(),
        arms,
        deals,
        seed.toString(),
        Experiment.WATCHED_MOST,
        true);
  }

  public static Standings standings(Gathered gathered) {
    return new Tournament(gathered).sumUp();
  }

  private Standings sumUp() {
    Duels duels = new Duels(gathered, bots);
    long stalls = 0;
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      stalls += gathered.rows(arm).stream().filter(Tournament::stalled).count();
    }
    return new Standings(
        experiment.game(),
        experiment.arms().getFirst().seats(),
        gathered.games(),
        experiment.deals(),
        team,
        places(duels),
        team ? teamPairs() : pairs(duels),
        companies(),
        stalls,
        gathered.digest());
  }

  private static boolean stalled(GameRow row) {
    return row.reason().equals(Simulation.STALLED);
  }

  private List<Standings.Place> places(Duels duels) {
    double[] ratings = duels.ratings();
    Interval[] intervals = duels.intervals();
    Map<String, Conduct> conduct = gathered.bots();
    List<Standings.Place> places = new ArrayList<>();
    for (int bot = 0; bot < bots.size(); bot++) {
      String name = bots.get(bot);
      Conduct own = conduct.get(name);
      places.add(
          new Standings.Place(
              name,
              team ? 0 : ratings[bot],
              team ? new Interval(0, 0) : intervals[bot],
              wins(name),
              meanScore(name),
              Standings.Behaviour.of(java.util.Objects.requireNonNull(own))));
    }
    places.sort(
        Comparator.<Standings.Place>comparingDouble(
                place -> team ? place.wins().rate() : place.rating())
            .reversed());
    return places;
  }

  private Share wins(String bot) {
    long wins = 0;
    long cases = 0;
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Arm at = experiment.arms().get(arm);
      for (GameRow row : gathered.rows(arm)) {
        for (int seat = 0; seat < (team ? 1 : at.seats()); seat++) {
          if (at.bot(seat).equals(bot)) {
            cases++;
            wins += (team ? row.teamWon() : row.won(seat)) ? 1 : 0;
          }
        }
      }
    }
    return Share.of(wins, cases);
  }

  private double meanScore(String bot) {
    long sum = 0;
    long cases = 0;
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Arm at = experiment.arms().get(arm);
      for (GameRow row : gathered.rows(arm)) {
        for (int seat = 0; seat < at.seats(); seat++) {
          if (at.bot(seat).equals(bot)) {
            cases++;
            sum += row.score(seat);
          }
        }
      }
    }
    return (double) sum / Math.max(1, cases);
  }

  private List<Standings.Pair> pairs(Duels duels) {
    List<Standings.Pair> pairs = new ArrayList<>();
    for (int a = 0; a < bots.size(); a++) {
      for (int b = 0; b < bots.size(); b++) {
        long met = duels.ahead(a, b) + duels.level(a, b) + duels.ahead(b, a);
        if (a != b && met > 0) {
          pairs.add(
              new Standings.Pair(
                  bots.get(a),
                  bots.get(b),
                  duels.ahead(a, b),
                  duels.level(a, b),
                  duels.ahead(b, a),
                  1));
        }
      }
    }
    return pairs;
  }

  /// Teams meet only in that they play the same deals.
  private List<Standings.Pair> teamPairs() {
    List<Standings.Pair> pairs = new ArrayList<>();
    for (int a = 0; a < experiment.arms().size(); a++) {
      for (int b = 0; b < experiment.arms().size(); b++) {
        if (a != b) {
          pairs.add(teamPair(a, b));
        }
      }
    }
    return pairs;
  }

  private Standings.Pair teamPair(int a, int b) {
    List<GameRow> own = gathered.rows(a);
    List<GameRow> others = gathered.rows(b);
    long ahead = 0;
    long behind = 0;
    for (int deal = 0; deal < own.size(); deal++) {
      int order = Boolean.compare(own.get(deal).teamWon(), others.get(deal).teamWon());
      ahead += order > 0 ? 1 : 0;
      behind += order < 0 ? 1 : 0;
    }
    return new Standings.Pair(
        experiment.arms().get(a).bot(0),
        experiment.arms().get(b).bot(0),
        ahead,
        own.size() - ahead - behind,
        behind,
        Paired.of(own.size(), ahead, behind).chance());
  }

  private List<Standings.Company> companies() {
    Map<List<String>, Map<String, long[]>> counts = new LinkedHashMap<>();
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Arm at = experiment.arms().get(arm);
      Map<String, long[]> won =
          counts.computeIfAbsent(
              at.bots().stream().sorted().toList(), company -> new LinkedHashMap<>());
      for (GameRow row : gathered.rows(arm)) {
        for (String bot : at.bots().stream().distinct().toList()) {
          long[] count = won.computeIfAbsent(bot, b -> new long[2]);
          count[1]++;
          for (int seat = 0; seat < at.seats(); seat++) {
            if (at.bot(seat).equals(bot) && row.won(seat)) {
              count[0]++;
              break;
            }
          }
        }
      }
    }
    List<Standings.Company> companies = new ArrayList<>();
    counts.forEach(
        (company, won) -> {
          List<Standings.Winner> winners = new ArrayList<>();
          won.forEach(
              (bot, count) -> winners.add(new Standings.Winner(bot, Share.of(count[0], count[1]))));
          winners.sort(
              Comparator.comparingDouble((Standings.Winner w) -> w.wins().rate()).reversed());
          companies.add(new Standings.Company(company, winners));
        });
    return companies;
  }
}
