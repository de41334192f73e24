package horda.art.city;

import horda.art.Easel;
import horda.art.Ink;
import horda.art.TableArt;
import horda.art.Wrap;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PromiseView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// The city on top, the players below it, and one's own hand.
public final class CityArt implements TableArt {
  /// Lines that news, question and options need below the table.
  private static final int BELOW = 13;

  private static final int MOST_PROMISES = 3;

  private final CityView view;

  public CityArt(CityView view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    List<AttributedString> full = easel.brief() ? List.of() : draw(easel, true);
    boolean fits = !easel.brief() && full.size() + BELOW <= easel.height();
    return fits ? full : draw(easel, false);
  }

  private List<AttributedString> draw(Easel easel, boolean boxes) {
    CityNames words = new CityNames(view, easel);
    List<AttributedString> lines = new ArrayList<>(new HeaderArt(view, easel, words).draw());
    PlacesArt places = new PlacesArt(view, easel, words);
    lines.addAll(boxes ? places.boxes() : places.rows());
    lines.addAll(new PlayersArt(view, easel, words).draw());
    new Notes(lines, easel.width()).write(words);
    return lines;
  }

  /// What one knows besides, a line or two each.
  private final class Notes {
    private final List<AttributedString> lines;
    private final int width;

    Notes(List<AttributedString> lines, int width) {
      this.lines = lines;
      this.width = width;
    }

    void write(CityNames words) {
      promises(words);
      if (!view.topInvasion().isEmpty()) {
        add(Ink.DOOR, "", words.say("seen-invasion", words.invasion(view.coming())));
      }
      if (!view.pending().isEmpty()) {
        add(Ink.DANGER, "", words.say("pending", words.cards(view.pending())));
      }
      if (!view.food().isEmpty()) {
        String values = view.food().stream().map(String::valueOf).collect(Collectors.joining(", "));
        add(Ink.LOOT, "", words.say("own-food", values));
      }
      if (!view.kept().isEmpty()) {
        add(Ink.THING, words.say("kept") + " ", words.cards(view.kept()));
      }
      if (!view.hand().isEmpty()) {
        add(Ink.THING, words.say("hand") + " ", words.cards(view.hand()));
      }
    }

    /// One's own first; where people promise much, the rest is counted.
    private void promises(CityNames words) {
      Vow vow = new Vow(words);
      List<PromiseView> open =
          view.promises().stream()
              .filter(promise -> promise.status().equals("open"))
              .sorted(Comparator.comparing((PromiseView p) -> !isOwn(p)))
              .toList();
      open.stream().limit(MOST_PROMISES).forEach(p -> add(Ink.DIM, "", vow.say(p)));
      if (open.size() > MOST_PROMISES) {
        add(Ink.DIM, "", words.say("more-vows", open.size() - MOST_PROMISES));
      }
    }

    private boolean isOwn(PromiseView promise) {
      return promise.from() == view.seat() || promise.to() == view.seat();
    }

    private void add(AttributedStyle style, String head, String text) {
      Wrap.hanging(head, text, width)
          .forEach(line -> lines.add(Ink.of(style, Ink.cut(line, width))));
    }
  }
}
