package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.TOWER;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// EXP: explosion markers, the burning or blocked Armory, and the end of the Water Tower.
public final class Explosions {
  private Explosions() {}

  /// The card's player places a marker; asked only if both places can take it (COH-EXP-03,
  /// COH-EXP-06, COH-EXP-07).
  static void mark(CityState s, int seat, Out out) {
    if (s.markersPlaced >= s.content.explosionMarkers() || s.ruined && s.armoryShut) {
      out.tell(CityEvent.NO_MARKER);
    } else if (s.ruined) {
      place(s, seat, ARMORY, out);
    } else if (s.armoryShut) {
      place(s, seat, TOWER, out);
    } else {
      s.agenda.push(new WhereToMark(seat));
    }
  }

  private static void place(CityState s, int seat, int place, Out out) {
    s.markersPlaced++;
    if (place == TOWER) {
      s.towerMarkers++;
      out.tell(CityEvent.MARKER_PLACED, seat, place, s.towerMarkers);
      if (s.towerMarkers >= s.content.towerLimit()) {
        blowUpTower(s, out);
      }
      return;
    }
    s.armoryMarkers++;
    out.tell(CityEvent.MARKER_PLACED, seat, place, s.armoryMarkers);
    if (s.armoryMarkers >= s.content.armoryLimit(s.side[ARMORY])) {
      shutArmory(s, out);
    }
  }

  /// Everybody and every zombie there dies; the first loser in turn order takes the marker
  /// (COH-EXP-02, COH-FP-03).
  private static void blowUpTower(CityState s, Out out) {
    out.tell(CityEvent.TOWER_EXPLODES, TOWER);
    int losers = s.present(TOWER, true);
    s.ruined = true;
    s.towerMarkers = 0;
    s.zombies[TOWER] = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (s.where[c] == TOWER) {
        Deaths.bury(s, c, out);
      }
    }
    for (int i = 0; i < s.seats(); i++) {
      int seat = (s.firstPlayer + i) % s.seats();
      if ((losers & 1 << seat) != 0) {
        Deaths.takeMarker(s, seat, out);
        return;
      }
    }
  }

  /// Side A burns and drives everybody out, side B is locked (COH-EXP-04, COH-EXP-05, COH-EXP-10).
  private static void shutArmory(CityState s, Out out) {
    s.armoryShut = true;
    if (s.side[ARMORY] == CityState.SIDE_B) {
      out.tell(CityEvent.ARMORY_BLOCKED, ARMORY);
      return;
    }
    out.tell(CityEvent.ARMORY_BURNS, ARMORY);
    for (int c = 0; c < s.where.length; c++) {
      if (s.where[c] == ARMORY) {
        s.where[c] = CROSSROADS;
        out.tell(CityEvent.FLEES_FIRE, c);
      }
    }
  }

  /// Armory or Water Tower (COH-EXP-01).
  @Named(value = "where-to-mark", rule = "COH-EXP-01")
  public record WhereToMark(@Seat int seat) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return seat;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      into.add(Code.of(1, ARMORY));
      into.add(Code.of(1, TOWER));
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      place(s, seat, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.where-to-mark");
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      int place = Code.a(choice);
      return Refs.option("mark:" + Place.id(place), "mark", Refs.place(place));
    }
  }
}
