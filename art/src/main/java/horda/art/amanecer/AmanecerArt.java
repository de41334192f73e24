package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.art.Easel;
import horda.art.Ink;
import horda.art.TableArt;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The round on top, as many maps as there is room for, the fight, the Groups, one's own cards.
public final class AmanecerArt implements TableArt {
  /// Lines that news, question and options need below the table.
  private static final int BELOW = 13;

  /// A zone is six lines high; a map of less is no map.
  private static final int LEAST = 8;

  private final AmanecerView view;

  public AmanecerArt(AmanecerView view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    AmanecerNames words = new AmanecerNames(easel);
    int height = Math.max(LEAST, easel.height() - BELOW);
    List<AttributedString> lines = new ArrayList<>(new HeaderArt(view, easel, words).draw());
    List<AttributedString> rest = below(easel, words, false);
    if (lines.size() + rest.size() > (easel.brief() ? height : height - LEAST)) {
      rest = below(easel, words, true);
    }
    int room = height - lines.size() - rest.size();
    if (!easel.brief() && room >= LEAST) {
      lines.addAll(new MapsArt(view, words).draw(easel.width(), room));
    }
    lines.addAll(rest);
    return lines.stream()
        .map(line -> line.columnLength() > easel.width() ? Ink.fit(line, easel.width()) : line)
        .toList();
  }

  private List<AttributedString> below(Easel easel, AmanecerNames words, boolean tight) {
    List<AttributedString> lines = new ArrayList<>(new CombatArt(view, words).draw());
    lines.addAll(new GroupsArt(view, easel, words).draw(tight));
    lines.addAll(new OwnArt(view, easel, words).draw());
    return lines;
  }
}
