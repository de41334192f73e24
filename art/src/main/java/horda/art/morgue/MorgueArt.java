package horda.art.morgue;

import horda.art.Easel;
import horda.art.Ink;
import horda.art.TableArt;
import horda.ruemorgue.view.MorgueView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The round and the goals on top, the map, as much of it as there is room for, and the sheets.
public final class MorgueArt implements TableArt {
  /// Lines that news, question and options need below the table.
  private static final int BELOW = 13;

  /// A map of less is no map.
  private static final int LEAST = 9;

  private final MorgueView view;

  public MorgueArt(MorgueView view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    MorgueNames words = new MorgueNames(view, easel);
    List<AttributedString> lines = new ArrayList<>(new HeaderArt(view, easel, words).draw());
    List<AttributedString> sheets = new SheetArt(view, easel, words).draw();
    int room = easel.height() - BELOW - lines.size() - sheets.size();
    if (!easel.brief() && room >= LEAST) {
      lines.addAll(new MapArt(view).draw(easel.width(), room));
    }
    lines.addAll(sheets);
    return lines.stream()
        .map(line -> line.columnLength() > easel.width() ? Ink.fit(line, easel.width()) : line)
        .toList();
  }
}
