package horda.amanecerzombi.stage;

import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.TILES;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Data;
import java.util.Arrays;

/// The maps of a position: the Start zones in the order of the seats; the others in the order of
/// the box, or as `zones` says, in a row to the right of the Start zone, none of them turned.
final class Maps {
  private static final int START_ZONES = 4;

  private final AmanecerState s;
  private final Cards cards;
  private final Seats seats;

  Maps(AmanecerState s, Cards cards, Seats seats) {
    this.s = s;
    this.cards = cards;
    this.seats = seats;
  }

  void lay(Data position) {
    Arrays.fill(s.tileSeat, (byte) NONE);
    Arrays.fill(s.tileTurn, (byte) NONE);
    for (int seat = 0; seat < s.seats(); seat++) {
      s.colour[seat] = (byte) seat;
      lay(seat, seat, 0);
      s.at[seat] = (short) s.table.tent(seat);
    }
    int[] laid = new int[s.seats()];
    if (position.has("zones")) {
      Data zones = position.at("zones");
      for (String name : zones.keys()) {
        int seat = seats.named(name);
        if (seat == NONE) {
          throw new Data.Fault(zones.at(name), "there is no player '" + name + "'");
        }
        for (Data word : zones.at(name).items()) {
          lay(cards.tile(word, word.text()), seat, ++laid[seat]);
        }
      }
    }
    int each = s.content().zonesFor(s.seats());
    int seat = 0;
    for (int tile = START_ZONES; tile < TILES; tile++) {
      if (s.tileSeat[tile] != NONE) {
        continue;
      }
      while (seat < s.seats() && laid[seat] >= each) {
        seat++;
      }
      if (seat < s.seats()) {
        lay(tile, seat, ++laid[seat]);
      }
    }
  }

  /// The same zones to the same players, but nobody has laid one.
  void deal(Data position) {
    lay(position);
    for (int tile = START_ZONES; tile < TILES; tile++) {
      s.tileX[tile] = 0;
      s.tileY[tile] = 0;
      s.tileTurn[tile] = (byte) NONE;
    }
  }

  private void lay(int tile, int seat, int x) {
    s.tileSeat[tile] = (byte) seat;
    s.lay(tile, x, 0, 0);
  }
}
