package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.TILES;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.shape.Named;

/// SETUP-04 to 08: each player builds a map out of their zones, all at once and openly. A zone
/// shares a complete side with one that lies already; roads and water need not match.
@Named(value = "build-maps", rule = "AMZ-SETUP-04")
public record Building() implements Question<AmanecerState> {
  private static final int LAY = 1;
  private static final int REST = 2;
  private static final int MIDDLE = 8;
  private static final int WIDTH = 16;
  private static final int TURNS = 4;
  private static final int[] DX = {0, 1, 0, -1};
  private static final int[] DY = {-1, 0, 1, 0};

  @Override
  public int awaited(AmanecerState s) {
    int seats = 0;
    for (int tile = 0; tile < TILES; tile++) {
      if (s.tileSeat[tile] != NONE && s.tileTurn[tile] == NONE) {
        seats |= 1 << s.tileSeat[tile];
      }
    }
    return seats;
  }

  @Override
  public boolean waits(AmanecerState s, Out out) {
    if (awaited(s) != 0) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  @Override
  public void choices(AmanecerState s, int seat, Choices into) {
    into.add(Code.of(REST));
    for (int laid = 0; laid < TILES; laid++) {
      if (s.tileSeat[laid] != seat || s.tileTurn[laid] == NONE) {
        continue;
      }
      for (int d = 0; d < DX.length; d++) {
        listAt(s, seat, s.tileX[laid] + DX[d], s.tileY[laid] + DY[d], into);
      }
    }
  }

  private static void listAt(AmanecerState s, int seat, int x, int y, Choices into) {
    if (at(s, seat, x, y) != NONE) {
      return;
    }
    int place = (x + MIDDLE) * WIDTH + y + MIDDLE;
    for (int tile = 0; tile < TILES; tile++) {
      if (s.tileSeat[tile] == seat && s.tileTurn[tile] == NONE) {
        if (into.contains(Code.of(LAY, tile, place, 0))) {
          return;
        }
        for (int turn = 0; turn < TURNS; turn++) {
          into.add(Code.of(LAY, tile, place, turn));
        }
      }
    }
  }

  private static int at(AmanecerState s, int seat, int x, int y) {
    return Land.at(seat, x, y, s.tileSeat, s.tileX, s.tileY, s.tileTurn);
  }

  @Override
  public void accept(AmanecerState s, int seat, long choice, Out out) {
    if (Code.verb(choice) == REST) {
      layRest(s, seat);
    } else {
      int place = Code.b(choice);
      s.lay(Code.a(choice), place / WIDTH - MIDDLE, place % WIDTH - MIDDLE, Code.c(choice));
      out.tell(AmanecerEvent.ZONE_LAID, seat, Code.a(choice));
    }
    if ((awaited(s) & 1 << seat) == 0) {
      out.tell(AmanecerEvent.MAP_FINISHED, seat);
    }
  }

  /// The plain layout: every zone that is left goes to the free place nearest to the tent.
  static void layRest(AmanecerState s, int seat) {
    for (int tile = 0; tile < TILES; tile++) {
      if (s.tileSeat[tile] == seat && s.tileTurn[tile] == NONE) {
        layNearest(s, seat, tile);
      }
    }
  }

  private static void layNearest(AmanecerState s, int seat, int tile) {
    for (int far = 1; far < MIDDLE; far++) {
      for (int x = -far; x <= far; x++) {
        int rest = far - Math.abs(x);
        for (int y = -rest; y <= rest; y += Math.max(1, 2 * rest)) {
          if (at(s, seat, x, y) == NONE && touches(s, seat, x, y)) {
            s.lay(tile, x, y, 0);
            return;
          }
        }
      }
    }
  }

  private static boolean touches(AmanecerState s, int seat, int x, int y) {
    for (int d = 0; d < DX.length; d++) {
      if (at(s, seat, x + DX[d], y + DY[d]) != NONE) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void greyed(AmanecerState s, int seat, Greyed into) {
    into.add("offset", "AMZ-SETUP-05", Phrase.of("why.whole-side"));
  }

  @Override
  public Phrase prompt(AmanecerState s, int seat) {
    return Refs.prompt("build-maps");
  }

  /// `lay:farm:1:0:90`: to the right of the Start zone, turned a quarter clockwise.
  @Override
  public Option option(AmanecerState s, int seat, long choice) {
    if (Code.verb(choice) == REST) {
      return Refs.option("lay-rest", "lay-rest");
    }
    int tile = Code.a(choice);
    int x = Code.b(choice) / WIDTH - MIDDLE;
    int y = Code.b(choice) % WIDTH - MIDDLE;
    int degrees = Code.c(choice) * 90;
    return Refs.option(
        "lay:" + s.content().tile(tile).id() + ":" + x + ":" + y + ":" + degrees,
        "lay-tile",
        Refs.tile(tile),
        Refs.number(x),
        Refs.number(y),
        Refs.number(degrees));
  }
}
