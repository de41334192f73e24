package horda.art.morgue;

import horda.art.Easel;
import horda.art.Ink;
import horda.engine.Ref;
import horda.ruemorgue.view.FreeView;
import horda.ruemorgue.view.MorgueView;
import horda.ruemorgue.view.SurvivorView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// A line a survivor, two for the one whose turn it is.
final class SheetArt {
  private final MorgueView view;
  private final Easel easel;
  private final MorgueNames words;

  SheetArt(MorgueView view, Easel easel, MorgueNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw() {
    List<AttributedString> lines = new ArrayList<>();
    int width = 0;
    for (SurvivorView survivor : view.survivors()) {
      width = Math.max(width, words.name(survivor.ref()).length());
    }
    for (int i = 0; i < view.survivors().size(); i++) {
      SurvivorView survivor = view.survivors().get(i);
      boolean turn = !view.active().isEmpty() && survivor.ref().equals(view.active());
      if (!easel.brief() || turn || survivor.owner() == view.seat()) {
        lines.add(line(survivor, i, width, turn));
      }
      if (turn) {
        lines.add(Ink.of(Ink.KEY, "    " + Ink.cut(turn(survivor), easel.width() - 4)));
      }
    }
    return lines;
  }

  private AttributedString line(SurvivorView survivor, int index, int width, boolean turn) {
    if (survivor.ref().isEmpty()) {
      String seat = easel.texts().name(Ref.seat(survivor.owner()));
      return Ink.of(
          Ink.DIM, "  " + MorgueNames.letter(index) + " " + words.say("not-chosen", seat));
    }
    boolean gone = !survivor.state().equals("in-play");
    boolean own = survivor.owner() == view.seat();
    AttributedStyle style = gone ? Ink.FAINT : turn ? Ink.READY : own ? Ink.PLAIN : Ink.DIM;
    String name = words.name(survivor.ref());
    String head =
        (turn ? "► " : survivor.activated() ? "· " : "  ")
            + MorgueNames.letter(index)
            + " "
            + name
            + " ".repeat(width - name.length());
    return Ink.join(
        Ink.of(style, head + "  "), Ink.of(style, gone ? gone(survivor) : body(survivor)));
  }

  private String gone(SurvivorView survivor) {
    return words.say("state-" + survivor.state()) + ", " + words.say("xp", survivor.xp());
  }

  private String body(SurvivorView survivor) {
    List<String> parts = new ArrayList<>();
    if (survivor.zone() >= 0) {
      String place = view.map().places().get(survivor.zone()).name();
      parts.add(words.sentence("name.zone", List.of(place)) + seat(survivor));
    }
    parts.add(words.say("xp", survivor.xp()) + " " + words.text("level." + survivor.level()));
    if (survivor.wounds() > 0) {
      parts.add("✚" + survivor.wounds() + "/" + survivor.health());
    }
    parts.add(words.cards(survivor.hands()) + " | " + words.cards(survivor.reserve()));
    survivor.marks().forEach(mark -> parts.add(words.say("mark-" + mark)));
    return String.join(" · ", parts);
  }

  private String seat(SurvivorView survivor) {
    return switch (survivor.seat()) {
      case 0 -> "";
      case 1 -> " " + words.say("pilot");
      default -> " " + words.say("passenger");
    };
  }

  private String turn(SurvivorView survivor) {
    String free =
        view.free().stream()
            .map((FreeView f) -> words.say("free-" + f.kind(), f.count()))
            .collect(Collectors.joining(", "));
    String actions = words.say("actions", view.actions());
    return actions + (free.isEmpty() ? "" : " + " + free) + " · " + words.skills(survivor);
  }
}
