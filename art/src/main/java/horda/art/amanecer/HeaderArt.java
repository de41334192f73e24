package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.PilesView;
import horda.art.Easel;
import horda.art.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/// Round, season and whose turn it is; the piles; what the season does; who has won.
final class HeaderArt {
  private final AmanecerView view;
  private final Easel easel;
  private final AmanecerNames words;

  HeaderArt(AmanecerView view, Easel easel, AmanecerNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw() {
    List<AttributedString> lines = new ArrayList<>();
    AttributedString left = Ink.of(Ink.TITLE, when());
    AttributedString right = Ink.of(Ink.DIM, piles(view.piles()));
    int room = easel.width() - left.columnLength() - right.columnLength();
    if (room >= 2) {
      lines.add(Ink.join(left, Ink.of(Ink.PLAIN, " ".repeat(room)), right));
    } else {
      lines.add(left);
      if (!easel.brief()) {
        lines.add(right);
      }
    }
    if (!view.season().isEmpty()) {
      String name = words.text("season-card." + view.season());
      String does = words.text("about-season-card." + view.season());
      lines.add(Ink.of(Ink.DOOR, name + ": " + does));
    }
    if (view.phase().equals("over")) {
      String won = view.winners().stream().map(words::seat).collect(Collectors.joining(", "));
      lines.add(Ink.of(Ink.KEY, won.isEmpty() ? words.say("lost") : words.say("won", won)));
    }
    return lines;
  }

  private String when() {
    String phase = words.say("phase-" + view.phase());
    if (view.round() == 0) {
      return phase;
    }
    String turn =
        view.phase().equals("turn") ? words.say("turn-of", words.player(view.active())) : phase;
    String round = words.say("round", view.round(), view.rounds());
    String alone =
        view.required() == 0
            ? ""
            : " · "
                + words.say("required", view.groups().getFirst().done().size(), view.required());
    return round + " · " + turn + alone;
  }

  private String piles(PilesView piles) {
    return words.say("piles", piles.actions(), piles.green(), piles.blue(), piles.missions());
  }
}
