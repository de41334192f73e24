package horda.app.art.cards;

import horda.app.art.Easel;
import horda.app.screen.Ink;
import horda.app.screen.Wrap;
import horda.cardsofthedead.view.CardView;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.SurvivorView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/// The survivors' sheets: tracks as bars, weapon, hand and Reserve.
final class SurvivorArt {
  private static final int NUMBERS = 6;

  private final CardsView view;
  private final Easel easel;
  private final int width;

  SurvivorArt(CardsView view, Easel easel, int width) {
    this.view = view;
    this.easel = easel;
    this.width = width;
  }

  List<AttributedString> draw() {
    List<AttributedString> lines = new ArrayList<>();
    for (SurvivorView survivor : view.survivors()) {
      if (survivor.survivor().isEmpty()) {
        continue;
      }
      boolean active = survivor.seat() == view.active();
      lines.add(title(survivor, active));
      if (!survivor.alive()) {
        lines.add(Ink.of(Ink.DIM, "  ✝ " + easel.say("cards.dead")));
      } else if (easel.isLow() && !active && view.survivors().size() > 1) {
        lines.add(brief(survivor));
      } else {
        sheet(survivor, lines);
      }
    }
    return lines;
  }

  private AttributedString title(SurvivorView survivor, boolean active) {
    String name = easel.texts().say("survivor." + survivor.survivor());
    if (!active) {
      return Ink.fit(Ink.of(survivor.alive() ? Ink.BOLD : Ink.DIM, "  " + name), width);
    }
    String dots = "●".repeat(view.actions()) + "○".repeat(Math.max(0, 3 - view.actions()));
    AttributedString line = Ink.join(Ink.of(Ink.TITLE, "► " + name + "  "), Ink.of(Ink.KEY, dots));
    AttributedString words = Ink.of(Ink.DIM, " " + easel.say("cards.actions", view.actions()));
    boolean fits = line.columnLength() + words.columnLength() <= width;
    return Ink.fit(fits ? Ink.join(line, words) : line, width);
  }

  /// One line for those who wait, where lines are few.
  private AttributedString brief(SurvivorView survivor) {
    String weapon = survivor.equipped() == null ? "" : " " + weapon(survivor);
    return Ink.fit(
        Ink.join(
            Ink.of(Ink.LIFE, "  ♥" + survivor.vitality()),
            Ink.of(Ink.DRUG, " ◆" + survivor.immunity()),
            Ink.of(Ink.PLAIN, weapon),
            Ink.of(
                Ink.DIM,
                " " + easel.say("cards.hand") + " " + survivor.hand().size() + handHint(survivor))),
        width);
  }

  private String handHint(SurvivorView survivor) {
    return survivor.hand().isEmpty() ? "" : ": " + Faces.names(easel.texts(), survivor.hand());
  }

  private void sheet(SurvivorView survivor, List<AttributedString> into) {
    into.add(bar("♥", "cards.vitality", Ink.LIFE, survivor.vitality(), survivor.vitalityMax()));
    into.add(bar("◆", "cards.immunity", Ink.DRUG, survivor.immunity(), survivor.immunityMax()));
    if (!survivor.paralysis().equals("none")) {
      into.add(Ink.of(Ink.DRUG, "  ✱ " + easel.say("cards.paralysed")));
    }
    String weapon = survivor.equipped() == null ? easel.say("cards.nothing") : weapon(survivor);
    listed("cards.weapon", "", weapon, into);
    if (!survivor.worn().isEmpty()) {
      String used = survivor.wornHits() == 0 ? "" : " (-" + survivor.wornHits() + ")";
      listed("cards.worn", "", Faces.names(easel.texts(), survivor.worn()) + used, into);
    }
    String hand = survivor.hand().size() + "/" + survivor.handLimit();
    listed("cards.hand", hand, Faces.names(easel.texts(), survivor.hand()), into);
    String reserve = survivor.reserve().size() + "/" + survivor.reserveSize();
    listed("cards.reserve", reserve, Faces.names(easel.texts(), survivor.reserve()), into);
  }

  private AttributedString bar(
      String sign, String key, AttributedStyle style, int value, int most) {
    String label = "  " + sign + " " + easel.say(key) + " ";
    int room = Math.clamp(width - label.length() - NUMBERS, 4, most);
    int full = most == 0 ? 0 : (value * room + most - 1) / most;
    AttributedStyle filled = value * 4 <= most ? Ink.DANGER : style;
    return Ink.join(
        Ink.of(Ink.PLAIN, label),
        Ink.of(filled, "█".repeat(full)),
        Ink.of(Ink.FAINT, "░".repeat(room - full)),
        Ink.of(Ink.BOLD, " " + value + "/" + most));
  }

  private String weapon(SurvivorView survivor) {
    CardView equipped = survivor.equipped();
    if (equipped == null) {
      return "";
    }
    String name = Faces.name(easel.texts(), equipped);
    if (equipped.card().equals("rifle")) {
      String side = survivor.weaponSide() == 0 ? "name.side-semiautomatic" : "name.side-automatic";
      name = easel.texts().has(side) ? name + " (" + easel.texts().say(side) + ")" : name;
    }
    String uses = uses(survivor.equippedUses(), survivor.equippedUsesMax());
    return name + uses + load(survivor.loaded(), survivor);
  }

  private String load(@Nullable CardView loaded, SurvivorView survivor) {
    if (loaded == null) {
      return "";
    }
    String uses = uses(survivor.loadedUses(), survivor.loadedUsesMax());
    return " + " + Faces.name(easel.texts(), loaded) + uses;
  }

  private String uses(int spent, int most) {
    return most == 0 ? "" : " " + easel.say("cards.uses", most - spent);
  }

  private void listed(String key, String count, String text, List<AttributedString> into) {
    String head = "  " + easel.say(key) + (count.isEmpty() ? "" : " " + count) + ": ";
    int most = Math.max(10, width - 4);
    List<String> lines = Wrap.lines(head + text, most);
    boolean first = true;
    for (String line : lines) {
      if (first) {
        int at = Math.min(head.length(), line.length());
        into.add(
            Ink.join(Ink.of(Ink.DIM, line.substring(0, at)), Ink.of(Ink.NEWS, line.substring(at))));
      } else {
        into.add(Ink.of(Ink.NEWS, "    " + line.strip()));
      }
      first = false;
    }
  }
}
