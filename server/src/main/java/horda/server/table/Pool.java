package horda.server.table;

import horda.engine.Key;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.wire.Dice;
import horda.wire.DiceProof;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What the seats give for the dice, before the deal (docs/dice.md). First everybody promises; the
/// start ends that. Then everybody shows what they promised. When all have, or the time is up, the
/// seed is fixed; whoever gave nothing has the house's contribution. Never changes: a line makes
/// another one.
///
/// @param shares by seat
/// @param since when promising was over; 0 before
/// @param late whether the time for showing was up
public record Pool(List<Share> shares, long since, boolean late) {
  /// One's own promise can be replaced after a reload, but not for ever: each is a line of the log.
  private static final int MOST_PROMISES = 8;

  /// How long the table waits for what was promised, and for promises of whom it knows to make
  /// them.
  public static final long PATIENCE = 5000;

  /// @param promised the commitment; null: none
  /// @param given what was shown; null: nothing yet
  /// @param promises how many there were
  public record Share(@Nullable String promised, @Nullable String given, int promises) {
    static final Share NONE = new Share(null, null, 0);

    boolean owed() {
      return promised != null && given == null;
    }
  }

  public Pool {
    shares = List.copyOf(shares);
  }

  static Pool empty(int seats) {
    return new Pool(Collections.nCopies(seats, Share.NONE), 0, false);
  }

  /// What the line makes of it; lines that are not about it change nothing.
  Pool after(Line line, long at) {
    return switch (line) {
      case Line.Sit sit -> promised(sit.seat(), sit.dice());
      case Line.Open open -> promised(open.seat(), null);
      case Line.Remove remove -> promised(remove.seat(), null);
      case Line.Commit commit -> promised(commit.seat(), commit.hash());
      case Line.Reveal reveal -> {
        Share share = shares.get(reveal.seat());
        yield with(reveal.seat(), new Share(share.promised(), reveal.value(), share.promises()));
      }
      case Line.Start _ -> sealed() ? this : new Pool(shares, Math.max(1, at), late);
      case Line.Deal _ -> new Pool(shares, since, true);
      default -> this;
    };
  }

  /// Can that line be, as things stand? One that is not about the dice always can.
  boolean takes(Line line) {
    return switch (line) {
      case Line.Start _ -> !sealed();
      case Line.Sit sit -> sit.dice() == null || Dice.isNumber(sit.dice());
      case Line.Commit commit -> !sealed() && Dice.isNumber(commit.hash());
      case Line.Reveal reveal ->
          sealed()
              && shares.get(reveal.seat()).owed()
              && Dice.isNumber(reveal.value())
              && Dice.commitment(reveal.value()).equals(shares.get(reveal.seat()).promised());
      case Line.Deal _ -> sealed() && !ready();
      default -> true;
    };
  }

  private Pool promised(int seat, @Nullable String hash) {
    int before = hash == null ? 0 : shares.get(seat).promises();
    return sealed() ? this : with(seat, new Share(hash, null, before + 1));
  }

  private Pool with(int seat, Share share) {
    List<Share> changed = new ArrayList<>(shares);
    changed.set(seat, share);
    return new Pool(changed, since, late);
  }

  public Share of(int seat) {
    return shares.get(seat);
  }

  boolean mayPromise(int seat) {
    return shares.get(seat).promises() < MOST_PROMISES;
  }

  /// Is promising over?
  public boolean sealed() {
    return since > 0;
  }

  /// Is everything in that will ever be?
  boolean ready() {
    return sealed() && (late || shares.stream().noneMatch(Share::owed));
  }

  /// Does anybody contribute?
  boolean anybody() {
    return shares.stream().anyMatch(share -> share.promised() != null);
  }

  /// Has this seat given what counts?
  public boolean gave(int seat) {
    return shares.get(seat).given() != null;
  }

  Seed seed(Key house) {
    List<String> values = new ArrayList<>();
    for (DiceProof.Share share : proof(house)) {
      values.add(share.value());
    }
    return Dice.seed(house, values);
  }

  /// What counts for each seat.
  public List<DiceProof.Share> proof(Key house) {
    List<DiceProof.Share> proof = new ArrayList<>();
    for (int seat = 0; seat < shares.size(); seat++) {
      String given = shares.get(seat).given();
      proof.add(
          given == null
              ? new DiceProof.Share(null, Dice.ofHouse(house, seat))
              : new DiceProof.Share(shares.get(seat).promised(), given));
    }
    return proof;
  }
}
