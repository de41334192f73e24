package horda.art.city;

import horda.art.Easel;
import horda.art.Ink;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PersonView;
import horda.cityofhorror.view.PlaceView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jline.utils.AttributedString;

/// The six locations in the order of their numbers: as boxes, or a line each.
final class PlacesArt {
  private static final int ACROSS = 3;
  private static final int LAST = 9;

  private final CityView view;
  private final Easel easel;
  private final CityNames words;
  private final PeopleArt crowd;
  private final List<PlaceView> places;

  PlacesArt(CityView view, Easel easel, CityNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
    this.crowd = new PeopleArt(view, words);
    this.places =
        view.places().stream()
            .sorted(Comparator.comparingInt(p -> p.number() == 0 ? LAST : p.number()))
            .toList();
  }

  List<AttributedString> boxes() {
    int width = easel.width() / ACROSS;
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < places.size(); i += ACROSS) {
      List<PlaceBox> row =
          places.subList(i, Math.min(places.size(), i + ACROSS)).stream()
              .map(place -> new PlaceBox(view, place, words, width))
              .toList();
      int height = row.stream().mapToInt(box -> box.content().size()).max().orElse(0);
      List<List<AttributedString>> drawn = row.stream().map(box -> box.draw(height)).toList();
      for (int y = 0; y < height + 2; y++) {
        int line = y;
        lines.add(
            Ink.join(drawn.stream().map(box -> box.get(line)).toArray(AttributedString[]::new)));
      }
    }
    return lines;
  }

  /// A table: name, room, zombies and condition, and who is there.
  List<AttributedString> rows() {
    int name = widest(this::aligned) + 3;
    int slots = widest(words::slots) + 1;
    int zombies = places.stream().mapToInt(PlaceView::zombies).max().orElse(0) + 3;
    int condition = widest(words::condition) + 3;
    int indent = name + slots + zombies + condition;
    List<AttributedString> lines = new ArrayList<>();
    for (PlaceView place : places) {
      boolean here = view.here().equals(place.place());
      AttributedString head =
          Ink.join(
              Ink.fit(
                  Ink.of(here ? Ink.TITLE : Ink.BOLD, (here ? "► " : "  ") + aligned(place)), name),
              Ink.fit(Ink.of(Ink.DIM, words.slots(place)), slots),
              Ink.fit(PeopleArt.zombies(place), zombies),
              Ink.fit(crowd.condition(place), condition));
      lines.addAll(flow(head, pieces(place), indent));
    }
    return lines;
  }

  private String aligned(PlaceView place) {
    return (place.number() == 0 ? "  " : "") + words.title(place);
  }

  private int widest(java.util.function.Function<PlaceView, String> text) {
    return places.stream().map(text).mapToInt(String::length).max().orElse(0);
  }

  private List<AttributedString> pieces(PlaceView place) {
    List<AttributedString> pieces = new ArrayList<>();
    for (PersonView person : place.people()) {
      pieces.add(crowd.person(person));
    }
    String supplies = words.supplies(place);
    if (!supplies.isEmpty()) {
      pieces.add(Ink.of(Ink.LOOT, supplies));
    }
    String damage = words.damage(place);
    if (!damage.isEmpty()) {
      pieces.add(Ink.of(Ink.DANGER, damage));
    }
    return pieces;
  }

  /// The pieces after the head, and on further lines as far in as the first.
  private List<AttributedString> flow(
      AttributedString head, List<AttributedString> pieces, int indent) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedString line = head;
    boolean fresh = true;
    for (AttributedString piece : pieces) {
      int needed = line.columnLength() + piece.columnLength() + (fresh ? 0 : 2);
      if (!fresh && needed > easel.width()) {
        lines.add(line);
        line = Ink.of(Ink.PLAIN, " ".repeat(indent));
        fresh = true;
      }
      line = Ink.join(line, Ink.of(Ink.PLAIN, fresh ? "" : "  "), piece);
      fresh = false;
    }
    lines.add(line);
    lines.replaceAll(l -> l.columnLength() > easel.width() ? Ink.fit(l, easel.width()) : l);
    return lines;
  }
}
