package horda.server.results;

import horda.engine.Nullable;
import horda.server.identity.Member;
import horda.server.identity.Members;
import horda.server.results.Ratings.Standing;
import horda.wire.doc.HallDoc;
import horda.wire.doc.HallDoc.HallChallenge;
import horda.wire.doc.HallDoc.HallGame;
import horda.wire.doc.HallDoc.HallRow;
import horda.wire.doc.RecordDoc.RatedAs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The hall of fame: ratings with the names of those who show them. Counted again when somebody
/// looks and the last count is some seconds old.
final class Hall {
  private static final int MOST = 50;
  private static final int MOST_CHALLENGES = 40;
  private static final long FRESH = 10_000;

  /// From here on a rating says something.
  private static final double SETTLED = 110;

  private static final String LADDER = "ladder";
  private static final String RATING = "rating";

  private record Kind(String game, boolean together) {}

  private final Results results;
  private final Members members;
  private Map<Kind, Ratings> counted = Map.of();
  private long countedAt = Long.MIN_VALUE;

  Hall(Results results, Members members) {
    this.results = results;
    this.members = members;
  }

  private synchronized Map<Kind, Ratings> counted() {
    long now = results.papers().now();
    if (countedAt == Long.MIN_VALUE || now - countedAt > FRESH) {
      Map<Kind, List<Rated>> games = new LinkedHashMap<>();
      for (Rated rated : results.rated()) {
        Kind kind = new Kind(rated.game(), rated.together());
        games.computeIfAbsent(kind, _ -> new ArrayList<>()).add(rated);
      }
      Map<Kind, Ratings> made = new LinkedHashMap<>();
      games.forEach((kind, played) -> made.put(kind, Ratings.of(played, now)));
      counted = made;
      countedAt = now;
    }
    return counted;
  }

  HallDoc document() {
    List<HallGame> games = new ArrayList<>();
    counted().forEach((kind, ratings) -> games.add(game(kind, ratings)));
    games.sort(Comparator.comparing(HallGame::game).thenComparing(HallGame::kind));
    return new HallDoc(Ratings.PERIOD_DAYS, games);
  }

  private HallGame game(Kind kind, Ratings ratings) {
    List<HallRow> rows = new ArrayList<>();
    int hidden = 0;
    for (Map.Entry<String, Standing> one : ratings.people().entrySet()) {
      Optional<Member> shown =
          members
              .member(one.getKey())
              .filter(member -> member.shows().hall() && !member.name().isEmpty());
      if (shown.isPresent()) {
        rows.add(row(shown.get(), one.getValue()));
      } else {
        hidden++;
      }
    }
    rows.sort(
        Comparator.comparing(HallRow::settled)
            .reversed()
            .thenComparing(Comparator.comparingDouble(HallRow::rating).reversed())
            .thenComparing(HallRow::name));
    return new HallGame(
        kind.game(),
        kind.together() ? LADDER : RATING,
        ratings.games(),
        hidden,
        rows.subList(0, Math.min(MOST, rows.size())),
        challenges(ratings));
  }

  private static HallRow row(Member member, Standing standing) {
    double deviation = standing.rating().deviation();
    return new HallRow(
        member.name(),
        member.shows().record() ? member.id() : null,
        rounded(standing.rating().rating()),
        rounded(deviation),
        standing.games(),
        standing.won(),
        deviation <= SETTLED);
  }

  private static double rounded(double number) {
    return Math.round(number * 10) / 10.0;
  }

  private static List<HallChallenge> challenges(Ratings ratings) {
    return ratings.challenges().entrySet().stream()
        .sorted(Comparator.comparingDouble(one -> -one.getValue().rating().rating()))
        .limit(MOST_CHALLENGES)
        .map(
            one -> {
              String[] parts = one.getKey().name().split("=", 2);
              Standing standing = one.getValue();
              return new HallChallenge(
                  parts[0],
                  parts.length > 1 ? parts[1] : "",
                  one.getKey().seats(),
                  rounded(standing.rating().rating()),
                  standing.games(),
                  standing.won());
            })
        .toList();
  }

  /// How somebody stands at a game, in whichever way they have played it more.
  @Nullable
  RatedAs of(String game, String member) {
    RatedAs best = null;
    for (boolean together : new boolean[] {false, true}) {
      Ratings ratings = counted().get(new Kind(game, together));
      Standing standing = ratings == null ? null : ratings.people().get(member);
      if (standing != null && (best == null || standing.games() > best.games())) {
        best =
            new RatedAs(
                together ? LADDER : RATING,
                rounded(standing.rating().rating()),
                rounded(standing.rating().deviation()),
                standing.games(),
                standing.won());
      }
    }
    return best;
  }
}
