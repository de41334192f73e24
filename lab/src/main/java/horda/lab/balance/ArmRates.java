package horda.lab.balance;

import horda.lab.GameRow;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Gathered;
import horda.lab.stats.Mean;
import horda.lab.stats.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Figures of one arm.
final class ArmRates {
  private final Arm arm;
  private final List<GameRow> rows;

  ArmRates(Gathered gathered, int number) {
    this.arm = gathered.experiment().arms().get(number);
    this.rows = gathered.rows(number);
  }

  /// How often anybody wins: the team, or one of the rivals.
  static double usual(Gathered gathered, int number) {
    ArmRates rates = new ArmRates(gathered, number);
    if (rates.team()) {
      return rates.won().rate();
    }
    return rates.seats().stream().mapToDouble(Share::rate).average().orElse(0);
  }

  boolean team() {
    return rows.stream().anyMatch(GameRow::team);
  }

  /// Games that somebody won.
  Share won() {
    return Share.of(rows.stream().filter(row -> row.winners() != 0).count(), rows.size());
  }

  Share won(int seat) {
    return Share.of(rows.stream().filter(row -> row.won(seat)).count(), rows.size());
  }

  List<Share> seats() {
    List<Share> seats = new ArrayList<>();
    for (int seat = 0; seat < arm.seats(); seat++) {
      seats.add(won(seat));
    }
    return seats;
  }

  Mean decisions() {
    return Mean.of(rows.stream().mapToDouble(GameRow::decisions).toArray());
  }

  long[] lengths() {
    return rows.stream().mapToLong(GameRow::decisions).toArray();
  }

  /// Of all seats; of a team, its one score.
  long[] scores(boolean winnersOnly) {
    int scored = team() ? 1 : arm.seats();
    return rows.stream()
        .flatMapToLong(
            row ->
                IntStream.range(0, scored)
                    .filter(seat -> !winnersOnly || row.won(seat))
                    .mapToLong(row::score))
        .toArray();
  }

  Mean score(boolean winnersOnly) {
    long[] scores = scores(winnersOnly);
    double[] values = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      values[i] = scores[i];
    }
    return Mean.of(values);
  }
}
