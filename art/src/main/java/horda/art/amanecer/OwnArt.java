package horda.art.amanecer;

import horda.amanecerzombi.view.ActionView;
import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.MissionView;
import horda.amanecerzombi.view.SearchView;
import horda.art.Easel;
import horda.art.Ink;
import horda.art.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// The search on the table, and one's own cards: hand, Missions, what one chooses from.
final class OwnArt {
  private final AmanecerView view;
  private final Easel easel;
  private final AmanecerNames words;
  private final List<AttributedString> lines = new ArrayList<>();

  OwnArt(AmanecerView view, Easel easel, AmanecerNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw() {
    SearchView search = view.search();
    if (!search.square().isEmpty()) {
      String found = search.found().stream().map(words::object).collect(Collectors.joining(", "));
      String head = words.say("search", words.seat(search.seat()), words.named(search.square()));
      add(
          Ink.LOOT,
          head,
          (found.isEmpty() ? "–" : found) + " " + words.say("shows", search.shows()));
    }
    if (view.drive().seat() >= 0) {
      String squares = String.valueOf(view.drive().squares().size());
      add(Ink.KEY, words.say("drive", words.seat(view.drive().seat()), squares), "");
    }
    if (view.offer().from() >= 0) {
      String from = words.seat(view.offer().from());
      add(Ink.KEY, words.say("offer", from, words.seat(view.offer().to())), "");
    }
    if (!view.offered().isEmpty()) {
      add(Ink.KEY, words.say("offered"), words.counted(view.offered(), this::chosenFrom));
    }
    if (!view.looked().isEmpty()) {
      add(Ink.KEY, words.say("looked"), words.counted(view.looked(), words::card));
    }
    if (view.seat() >= 0 && !view.hand().isEmpty()) {
      add(Ink.PLAIN, words.say("hand"), hand());
    }
    if (view.seat() >= 0 && !view.missions().isEmpty()) {
      String missions =
          view.missions().stream().map(this::mission).collect(Collectors.joining(", "));
      add(Ink.PLAIN, words.say("own-missions"), missions);
    }
    return lines;
  }

  /// Skills in a purchase, Characters before the game.
  private String chosenFrom(String id) {
    return easel.texts().has("character." + id) ? words.person(id) : words.card(id);
  }

  private String hand() {
    return view.hand().stream().map(this::counted).collect(Collectors.joining(", "));
  }

  private String counted(ActionView card) {
    String name = words.text("action-card." + card.action());
    return card.count() == 1 ? name : name + " ×" + card.count();
  }

  private String mission(MissionView mission) {
    String name = words.text("mission." + mission.mission()) + " (" + mission.points() + ")";
    return mission.ready() ? "► " + name : name;
  }

  private void add(AttributedStyle style, String head, String text) {
    Wrap.hanging(head + " ", text, easel.width())
        .forEach(line -> lines.add(Ink.of(style, Ink.cut(line, easel.width()))));
  }
}
