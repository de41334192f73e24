package horda.art;

import java.util.List;
import org.jline.utils.AttributedString;

/// One position of a table, drawn in text.
public interface TableArt {
  /// The table, top to bottom; no line wider than the easel.
  List<AttributedString> draw(Easel easel);
}
