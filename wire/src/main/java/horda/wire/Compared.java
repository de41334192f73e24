package horda.wire;

import horda.engine.Nullable;
import java.util.IdentityHashMap;
import java.util.Map;

/// What has been compared already. The documents of several viewers share many parts, the very same
/// objects before and after: their steps are found once. For one moment and one thread.
public final class Compared {
  /// The steps of one part.
  ///
  /// @param before what it was; the key is what it is now
  /// @param path where it stands
  /// @param count how many steps
  record Part(Object before, String path, String steps, int count) {}

  private final Map<Object, Part> parts = new IdentityHashMap<>();

  @Nullable
  Part find(Object before, Object after, CharSequence path) {
    Part part = parts.get(after);
    boolean same = part != null && part.before() == before && part.path().contentEquals(path);
    return same ? part : null;
  }

  void keep(Object before, Object after, CharSequence path, String steps, int count) {
    parts.put(after, new Part(before, path.toString(), steps, count));
  }
}
