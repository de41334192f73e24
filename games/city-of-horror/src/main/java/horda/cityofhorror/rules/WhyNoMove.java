package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.rules.WhyNot.why;

import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Greyed;

/// Why a character cannot be chosen to move, or a place not be gone to.
final class WhyNoMove {
  private WhyNoMove() {}

  static void list(CityState s, int seat, boolean must, Greyed into) {
    int to = s.movement[seat];
    for (int c = 0; c < s.where.length; c++) {
      if (!People.isOf(s, seat, c)) {
        continue;
      }
      String id = "move:" + s.content.person(c).id();
      if (s.where[c] == to) {
        into.add(id, "COH-MOV-03", why("there-already", Refs.character(c), Refs.place(to)));
      } else if (s.where[c] == ARMORY && s.armoryShut) {
        into.add(id, "COH-MOV-06", why("locked-in", Refs.character(c), Refs.place(ARMORY)));
      } else if (Movement.immobile(s, c) && Vows.still(s, seat)) {
        into.add(id, "COH-NEG-06", why("promised-nothing", Refs.character(c)));
      } else if (Movement.immobile(s, c) && !s.isFresh(c)) {
        into.add(id, "COH-MOV-06", why("cannot-walk", Refs.character(c)));
      }
    }
    for (int place = 0; place < COUNT; place++) {
      if (place != to) {
        into.add("go", "COH-MOV-01", why("card-says", Refs.place(place), Refs.place(to)));
      }
    }
    if (s.isShut(to)) {
      into.add("go", "COH-MOV-15", why("place-shut", Refs.place(to)));
    } else if (s.isFull(to)) {
      into.add("go", "COH-MOV-04", why("place-full", Refs.place(to)));
    }
    if (must) {
      into.add("stay", "COH-MOV-02", why("must-move"));
    }
  }
}
