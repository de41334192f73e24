package horda.art.cards;

import horda.art.Easel;
import horda.art.Ink;
import horda.art.Wrap;
import horda.cardsofthedead.view.CardView;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.SurvivorView;
import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// The survivors' sheets: tracks as bars, weapon, hand and Reserve.
final class SurvivorArt {
  private static final int NUMBERS = 6;

  private final CardsView view;
  private final Easel easel;
  private final Detail detail;
  private final int width;

  SurvivorArt(CardsView view, Easel easel, Detail detail, int width) {
    this.detail = detail;
    this.view = view;
    this.easel = easel;
    this.width = width;
  }

  List<AttributedString> draw() {
    List<AttributedString> lines = new ArrayList<>();
    for (SurvivorView survivor : view.survivors()) {
      if (!survivor.survivor().isEmpty()) {
        draw(survivor, lines);
      }
    }
    return lines;
  }

  private void draw(SurvivorView survivor, List<AttributedString> lines) {
    boolean active = survivor.seat() == view.active();
    if (!survivor.alive()) {
      lines.add(title(survivor, active));
      lines.add(Ink.of(Ink.DIM, "  ✝ " + easel.say("cards.dead")));
    } else if (active || detail.allSheets() || view.survivors().size() == 1) {
      lines.add(title(survivor, active));
      sheet(survivor, lines);
    } else {
      lines.add(brief(survivor));
    }
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
    String name = easel.texts().say("survivor." + survivor.survivor());
    String weapon = survivor.equipped() == null ? "" : weapon(survivor) + " · ";
    return Ink.fit(
        Ink.join(
            Ink.of(Ink.BOLD, "  " + name),
            Ink.of(Ink.LIFE, " ♥" + survivor.vitality()),
            Ink.of(Ink.DRUG, " ◆" + survivor.immunity()),
            Ink.of(Ink.DIM, " " + weapon + Faces.names(easel.texts(), survivor.hand()))),
        width);
  }

  private void sheet(SurvivorView survivor, List<AttributedString> into) {
    if (detail.boxes()) {
      into.add(bar("♥", "cards.vitality", Ink.LIFE, survivor.vitality(), survivor.vitalityMax()));
      into.add(bar("◆", "cards.immunity", Ink.DRUG, survivor.immunity(), survivor.immunityMax()));
    } else {
      into.add(
          Ink.join(
              bar("♥", "", Ink.LIFE, survivor.vitality(), survivor.vitalityMax()),
              bar("◆", "", Ink.DRUG, survivor.immunity(), survivor.immunityMax())));
    }
    if (!survivor.paralysis().equals("none")) {
      into.add(Ink.of(Ink.DRUG, "  ✱ " + easel.say("cards.paralysed")));
    }
    if (survivor.equipped() != null) {
      listed("cards.weapon", "", weapon(survivor), into);
    } else if (detail.boxes()) {
      listed("cards.weapon", "", easel.say("cards.nothing"), into);
    }
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
    String label = "  " + sign + " " + (key.isEmpty() ? "" : easel.say(key) + " ");
    int columns = key.isEmpty() ? width / 2 : width;
    int room = Math.clamp(columns - label.length() - NUMBERS, 4, Math.max(4, most));
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
    List<String> lines = Wrap.indented(head, "    ", text, width);
    String first = lines.getFirst();
    int at = Math.min(head.length(), first.length());
    into.add(
        Ink.join(Ink.of(Ink.DIM, first.substring(0, at)), Ink.of(Ink.NEWS, first.substring(at))));
    lines.subList(1, lines.size()).forEach(line -> into.add(Ink.of(Ink.NEWS, line)));
  }
}
