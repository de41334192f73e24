package horda.art.city;

import horda.art.Ink;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PersonView;
import horda.cityofhorror.view.PlaceView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// A location as a box; the one being resolved has a thick frame.
final class PlaceBox {
  private final PlaceView place;
  private final CityNames words;
  private final PeopleArt crowd;
  private final int inner;
  private final boolean here;

  PlaceBox(CityView view, PlaceView place, CityNames words, int width) {
    this.place = place;
    this.words = words;
    this.crowd = new PeopleArt(view, words);
    this.inner = width - 2;
    this.here = view.here().equals(place.place());
  }

  /// What stands between the frames.
  List<AttributedString> content() {
    List<AttributedString> lines = new ArrayList<>();
    AttributedString zombies = PeopleArt.zombies(place);
    AttributedString condition = crowd.condition(place);
    if (zombies.columnLength() + condition.columnLength() + 2 <= inner - 1) {
      lines.add(Ink.join(zombies, Ink.of(Ink.PLAIN, "  "), condition));
    } else {
      lines.add(zombies);
      lines.add(condition);
    }
    String supplies = words.supplies(place);
    String damage = words.damage(place);
    if (!supplies.isEmpty()) {
      lines.add(Ink.of(Ink.LOOT, supplies));
    }
    if (!damage.isEmpty()) {
      lines.add(Ink.of(Ink.DANGER, damage));
    }
    place.people().forEach(person -> lines.add(row(person)));
    return lines;
  }

  private AttributedString row(PersonView person) {
    String hidden = person.hidden() ? " " + words.say("hidden") : "";
    String worth = " " + words.say("points", person.value());
    int room = inner - 1 - worth.length();
    AttributedString name = Ink.join(crowd.person(person), Ink.of(Ink.DIM, hidden));
    return Ink.join(Ink.fit(name, room), Ink.of(Ink.DIM, worth));
  }

  /// With blank lines below, up to `height` lines between the frames.
  List<AttributedString> draw(int height) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedStyle edge = here ? Ink.TITLE : Ink.FAINT;
    String side = here ? "┃" : "│";
    lines.add(top(edge));
    List<AttributedString> content = content();
    for (int y = 0; y < height; y++) {
      AttributedString text = y < content.size() ? content.get(y) : AttributedString.EMPTY;
      lines.add(
          Ink.join(
              Ink.of(edge, side),
              Ink.fit(Ink.join(Ink.of(Ink.PLAIN, " "), text), inner),
              Ink.of(edge, side)));
    }
    lines.add(bottom(edge));
    return lines;
  }

  private AttributedString top(AttributedStyle edge) {
    String slots = " " + words.slots(place) + " ";
    String name = (here ? " ► " : " ") + words.title(place) + " ";
    String cut = Ink.cut(name, inner - slots.length() - 2);
    int rule = inner - cut.length() - slots.length() - 1;
    return Ink.join(
        Ink.of(edge, here ? "┏" : "╭"),
        Ink.of(here ? Ink.TITLE : Ink.BOLD, cut),
        Ink.of(edge, (here ? "━" : "─").repeat(rule)),
        Ink.of(Ink.DIM, slots),
        Ink.of(edge, here ? "━┓" : "─╮"));
  }

  private AttributedString bottom(AttributedStyle edge) {
    AttributedString votes = crowd.votes(place);
    boolean any = votes.columnLength() > 0;
    AttributedString text =
        any
            ? Ink.join(Ink.of(Ink.DIM, " " + words.say("votes") + " "), votes, Ink.of(edge, " "))
            : AttributedString.EMPTY;
    AttributedString shown = text.columnLength() > inner - 1 ? Ink.fit(text, inner - 1) : text;
    int rule = inner - shown.columnLength();
    return Ink.join(
        Ink.of(edge, here ? "┗" : "╰"),
        shown,
        Ink.of(edge, (here ? "━" : "─").repeat(rule)),
        Ink.of(edge, here ? "┛" : "╯"));
  }
}
