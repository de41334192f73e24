package horda.cardsofthedead.view;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Every component that a drawn table shows, by its ref.
final class Refs {
  private Refs() {}

  static Set<String> of(CardsView view) {
    Set<String> all = new HashSet<>();
    view.free().forEach(f -> all.add(f.ref()));
    for (SurvivorView who : view.survivors()) {
      all.addAll(List.of(who.ref(), "hand:" + who.seat(), "reserve:" + who.seat()));
      all.add("weapon:" + who.seat());
      Stream.of(who.hand(), who.reserve(), who.worn())
          .flatMap(Collection::stream)
          .forEach(card -> all.add(card.ref()));
      Stream.of(who.equipped(), who.loaded())
          .filter(card -> card != null)
          .forEach(card -> all.add(card.ref()));
    }
    for (SpaceView space : view.spaces()) {
      all.add(space.ref());
      if (space.card() != null) {
        all.add(space.card().ref());
      }
    }
    for (SpotView spot : view.layout()) {
      all.add(spot.ref());
      if (spot.card() != null) {
        all.add(spot.card().ref());
      }
    }
    Stream.of(view.drawn(), view.threats())
        .flatMap(Collection::stream)
        .forEach(card -> all.add(card.ref()));
    return all;
  }
}
