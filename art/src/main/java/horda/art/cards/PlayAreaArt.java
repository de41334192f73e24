package horda.art.cards;

import horda.art.Easel;
import horda.art.Ink;
import horda.art.Wrap;
import horda.cardsofthedead.view.CardView;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.SpaceView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The row of seven spaces: who is there, how tough, how hard it bites.
final class PlayAreaArt {
  private final CardsView view;
  private final Easel easel;
  private final Detail detail;
  private final int inner;

  PlayAreaArt(CardsView view, Easel easel, Detail detail) {
    this.detail = detail;
    this.view = view;
    this.easel = easel;
    int spaces = Math.max(1, view.spaces().size());
    this.inner = (easel.width() - spaces - 1) / spaces;
  }

  List<AttributedString> draw() {
    List<List<AttributedString>> columns = new ArrayList<>();
    for (SpaceView space : view.spaces()) {
      columns.add(column(space));
    }
    int height = columns.stream().mapToInt(List::size).max().orElse(0);
    List<AttributedString> lines = new ArrayList<>();
    lines.add(top());
    for (int y = 0; y < height; y++) {
      lines.add(row(columns, y));
    }
    if (detail.boxes()) {
      lines.add(Ink.of(Ink.DIM, "└" + rule("┴") + "┘"));
    }
    return lines;
  }

  private AttributedString top() {
    List<AttributedString> pieces = new ArrayList<>();
    for (SpaceView space : view.spaces()) {
      pieces.add(Ink.of(Ink.DIM, pieces.isEmpty() ? "┌─" : "┬─"));
      pieces.add(Ink.of(space.blocked() ? Ink.DIM : Ink.BOLD, Integer.toString(space.number())));
      pieces.add(Ink.of(Ink.DIM, "─".repeat(inner - 2)));
    }
    pieces.add(Ink.of(Ink.DIM, "┐"));
    return Ink.join(pieces.toArray(AttributedString[]::new));
  }

  private String rule(String joint) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < view.spaces().size(); i++) {
      cells.add("─".repeat(inner));
    }
    return String.join(joint, cells);
  }

  private AttributedString row(List<List<AttributedString>> columns, int y) {
    List<AttributedString> pieces = new ArrayList<>();
    for (List<AttributedString> column : columns) {
      pieces.add(Ink.of(Ink.DIM, "│"));
      AttributedString cell = y < column.size() ? column.get(y) : AttributedString.EMPTY;
      pieces.add(Ink.fit(cell, inner));
    }
    pieces.add(Ink.of(Ink.DIM, "│"));
    return Ink.join(pieces.toArray(AttributedString[]::new));
  }

  private List<AttributedString> column(SpaceView space) {
    if (space.blocked()) {
      String word = easel.say("cards.blocked");
      return List.of(Ink.of(Ink.DIM, "▒".repeat(inner)), Ink.of(Ink.DIM, word));
    }
    CardView card = space.card();
    if (card == null) {
      return List.of(Ink.of(Ink.FAINT, " " + easel.say("cards.free")));
    }
    List<AttributedString> lines = new ArrayList<>();
    for (String line : Wrap.narrow(Faces.name(easel.texts(), card), inner)) {
      lines.add(Ink.of(Faces.style(card), Ink.cut(line, inner)));
    }
    facts(space, card).forEach(lines::add);
    return lines;
  }

  private List<AttributedString> facts(SpaceView space, CardView card) {
    List<AttributedString> lines = new ArrayList<>();
    switch (card.kind()) {
      case "resource" -> lines.add(Ink.of(Ink.LOOT, "+ " + easel.say("cards.loot")));
      case "place" -> lines.add(Ink.of(Ink.DOOR, "→ " + easel.say("cards.way")));
      default -> lines.addAll(body(space));
    }
    if (space.counter() > 0) {
      lines.add(Ink.of(Ink.KEY, easel.say("cards.turns", space.turns(), space.counter())));
    }
    if (!space.paralysis().equals("none")) {
      lines.add(Ink.of(Ink.DRUG, easel.say("cards.paralysed")));
    }
    return lines;
  }

  /// Hit Points and bite: two lines, or one where lines are few.
  private List<AttributedString> body(SpaceView space) {
    int left = space.toughness() - space.hits();
    boolean bites = space.damage() > 0;
    if (!detail.boxes()) {
      AttributedString hp = Ink.of(Ink.PLAIN, easel.say("cards.hp-short", left));
      return List.of(
          bites
              ? Ink.join(
                  hp, Ink.of(Ink.DANGER, " " + easel.say("cards.bite-short", space.damage())))
              : hp);
    }
    AttributedString hp = Ink.of(Ink.PLAIN, easel.say("cards.hp", left, space.toughness()));
    return bites
        ? List.of(hp, Ink.of(Ink.DANGER, easel.say("cards.bites", space.damage())))
        : List.of(hp);
  }
}
