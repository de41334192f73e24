package horda.art.city;

import horda.art.Ink;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PersonView;
import horda.cityofhorror.view.PlaceView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// Who is in a place: people with the colour of their owner, zombies, votes.
final class PeopleArt {
  private final CityView view;
  private final CityNames words;

  PeopleArt(CityView view, CityNames words) {
    this.view = view;
    this.words = words;
  }

  /// Would the zombies attack now?
  static boolean attacked(PlaceView place) {
    int people = place.people().size();
    boolean met =
        place.attackAt() > 0 ? place.zombies() >= place.attackAt() : place.zombies() > people;
    return met && people > 0;
  }

  /// "☠☠☠ 3"
  static AttributedString zombies(PlaceView place) {
    return place.zombies() == 0
        ? Ink.of(Ink.DIM, "☠ 0")
        : Ink.of(Ink.DANGER, "☠".repeat(place.zombies()) + " " + place.zombies());
  }

  AttributedString condition(PlaceView place) {
    String text = words.condition(place);
    return attacked(place) ? Ink.of(Ink.ALERT, "‼ " + text) : Ink.of(Ink.DIM, text);
  }

  /// "●Gr Priest", one's own in brackets: "●[Gr] Priest".
  AttributedString person(PersonView person) {
    boolean own = person.owner() == view.seat();
    AttributedStyle style = own ? Ink.READY : Ink.PLAIN;
    return Ink.join(
        Ink.of(person.fresh() ? Ink.DRUG : Ink.LIFE, mark(person)),
        Ink.of(Ink.DIM, own ? "[" : ""),
        letters(person.owner()),
        Ink.of(Ink.DIM, own ? "]" : ""),
        Ink.of(style, " " + words.person(person)));
  }

  private static String mark(PersonView person) {
    String side = person.fresh() ? "●" : "○";
    return person.hidden() ? side + "~" : side;
  }

  AttributedString letters(int seat) {
    return Banner.letters(view.players().get(seat).colour(), words);
  }

  /// "Gr 2 Vi 1"; empty without any.
  AttributedString votes(PlaceView place) {
    List<AttributedString> pieces = new ArrayList<>();
    for (int seat = 0; seat < place.votes().size(); seat++) {
      if (place.votes().get(seat) > 0) {
        pieces.add(Ink.of(Ink.PLAIN, pieces.isEmpty() ? "" : " "));
        pieces.add(letters(seat));
        pieces.add(Ink.of(Ink.DIM, ":" + place.votes().get(seat)));
      }
    }
    return Ink.join(pieces.toArray(AttributedString[]::new));
  }
}
