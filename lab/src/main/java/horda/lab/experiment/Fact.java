package horda.lab.experiment;

import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// Something that was so in a game, as text that can be a key.
///
/// @param kind `character`
/// @param what key of its name and what fills its places, between semicolons
public record Fact(String kind, String what) implements Comparable<Fact> {
  static Fact of(String kind, Phrase name) {
    StringBuilder what = new StringBuilder(name.key());
    for (Ref ref : name.args()) {
      what.append(';').append(ref);
    }
    return new Fact(kind, what.toString());
  }

  /// Its name, to be said in any language.
  public Phrase phrase() {
    String[] parts = what.split(";");
    List<Ref> args = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      int colon = parts[i].lastIndexOf(':');
      args.add(
          new Ref(parts[i].substring(0, colon), Integer.parseInt(parts[i].substring(colon + 1))));
    }
    return new Phrase(parts[0], args);
  }

  @Override
  public int compareTo(Fact other) {
    int byKind = kind.compareTo(other.kind);
    return byKind != 0 ? byKind : what.compareTo(other.what);
  }

  /// As a key of JSON.
  @Override
  public String toString() {
    return kind + " " + what;
  }

  public static Fact parse(String key) {
    int space = key.indexOf(' ');
    return new Fact(key.substring(0, space), key.substring(space + 1));
  }
}
