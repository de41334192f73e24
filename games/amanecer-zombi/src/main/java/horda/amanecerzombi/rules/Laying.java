package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.Deck;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.amanecerzombi.state.Piles;
import horda.engine.Setup;
import horda.engine.StepBook;

/// SETUP: everything out of the box, shuffled, and the zones dealt.
public final class Laying {
  public static final StepBook<AmanecerState> STEPS = AmanecerSteps.book().addDeals(Trading.DEALS);

  /// Special, green and blue.
  private static final int OBJECT_PILES = 3;

  private static final int START_ZONES = 4;

  private Laying() {}

  public static AmanecerState table(BoxTable table, Setup setup) {
    AmanecerState s = new AmanecerState(table, setup.seats(), setup.seed(), STEPS);
    s.uniformWindows(setup.flag(Setup.UNIFORM_WINDOWS.id()));
    boolean beginner = Variants.beginner(setup);
    unpack(s, beginner);
    Variants.seasonDeck(s, setup);
    s.firstPlayer = Variants.firstPlayer(setup, s);
    s.active = s.firstPlayer;
    dealZones(s);
    s.agenda.push(new SetUp.Deal());
    if (s.isSolo()) {
      soloMap(s);
    } else if (Variants.quickMaps(setup)) {
      for (int seat = 0; seat < s.seats(); seat++) {
        Building.layRest(s, seat);
      }
    } else {
      s.agenda.push(new Building());
    }
    s.agenda.push(new SetUp.Tell());
    return s;
  }

  /// Each deck is shuffled by itself (AMZ-SETUP-10).
  private static void unpack(AmanecerState s, boolean beginner) {
    Content content = s.content();
    for (int kind = 0; kind < content.actionKinds(); kind++) {
      boolean out = beginner && content.action(kind).expert();
      for (int i = 0; i < content.action(kind).count(); i++) {
        s.zones.add(out ? Piles.ACTION_REMOVED : Piles.ACTION_DECK, kind);
      }
    }
    for (int card = 0; card < content.missions(); card++) {
      boolean out =
          beginner && content.mission(card).expert() || s.isSolo() && !content.mission(card).solo();
      s.zones.add(out ? Piles.MISSION_REMOVED : Piles.MISSION_DECK, card);
    }
    for (int card = 0; card < content.objects(); card++) {
      s.zones.add(Piles.objectDeck(s.table.pileOf(card)), card);
    }
    fill(s, Piles.CHARACTER_DECK, content.count(Deck.CHARACTER));
    fill(s, Piles.SKILL_DECK, content.skills());
    fill(s, Piles.DAMAGE_DECK, content.damages());
    for (int pile = 0; pile < OBJECT_PILES; pile++) {
      s.zones.shuffle(Piles.objectDeck(pile), s.chance);
    }
    s.zones.shuffle(Piles.ACTION_DECK, s.chance);
    s.zones.shuffle(Piles.MISSION_DECK, s.chance);
    s.zones.shuffle(Piles.CHARACTER_DECK, s.chance);
    s.zones.shuffle(Piles.SKILL_DECK, s.chance);
    s.zones.shuffle(Piles.DAMAGE_DECK, s.chance);
  }

  private static void fill(AmanecerState s, int zone, int cards) {
    for (int card = 0; card < cards; card++) {
      s.zones.add(zone, card);
    }
  }

  /// A Start zone each, and the twelve zones evenly, at random (AMZ-SETUP-01 to 03).
  private static void dealZones(AmanecerState s) {
    short[] starts = shuffled(s, 0, START_ZONES);
    for (int seat = 0; seat < s.seats(); seat++) {
      int tile = starts[seat];
      s.colour[seat] = (byte) tile;
      s.tileSeat[tile] = (byte) seat;
      s.lay(tile, 0, 0, 0);
      s.at[seat] = (short) s.table.tent(tile);
    }
    short[] others = shuffled(s, START_ZONES, AmanecerState.TILES);
    int each = s.content().zonesFor(s.seats());
    for (int i = 0; i < each * s.seats(); i++) {
      s.tileSeat[others[i]] = (byte) (i % s.seats());
    }
  }

  private static short[] shuffled(AmanecerState s, int from, int to) {
    short[] tiles = new short[to - from];
    for (int i = 0; i < tiles.length; i++) {
      tiles[i] = (short) (from + i);
    }
    s.chance.shuffle(tiles, 0, tiles.length);
    return tiles;
  }

  /// Columns of three beside the Start zone, which lies in the middle row; the last zone goes
  /// straight opposite the tent; each is turned at random (AMZ-SOLO-01, AMZ-SOLO-02).
  private static void soloMap(AmanecerState s) {
    int rows = 3;
    int columns = 4;
    short[] tiles = shuffled(s, START_ZONES, AmanecerState.TILES);
    for (int i = 0; i < tiles.length; i++) {
      int column = i / rows;
      int row = i % rows;
      if (column == columns - 1) {
        // The last column: above, below, then the middle.
        row = row == 0 ? 0 : row == 1 ? 2 : 1;
      }
      s.lay(tiles[i], column + 1, row - 1, s.chance.below(4));
    }
  }
}
