package horda.wire;

import horda.engine.Changes;
import horda.engine.Pen;
import horda.engine.Written;
import java.util.Arrays;
import java.util.function.BiConsumer;

/// The steps that make one document of another, as [Patch] carries them out, written straight as
/// text: neither document becomes a tree. Where telling the parts would be longer than the whole,
/// the whole is set.
public final class PatchText implements Changes {
  /// Nothing changed.
  public static final String NONE = "[]";

  /// So little is not worth comparing with the whole.
  private static final int SHORT = 48;

  /// So deep are parts that documents may share: the parts of the view.
  private static final int SHARED = 2;

  private final StringBuilder out = new StringBuilder("[");
  private final TextPen pen = new TextPen(out);
  private final StringBuilder path = new StringBuilder();

  /// For each part that was entered and not left: the end of the path before it, where its steps
  /// begin in the text, and how many steps there were.
  private int[] begun = new int[3 * 16];

  /// What each of them was before.
  private Object[] earlier = new Object[16];

  private final Compared compared;
  private int depth;
  private int steps;

  /// A step's closing brace is written when the next one begins.
  private boolean open;

  private PatchText(Compared compared) {
    this.compared = compared;
  }

  /// The steps as a JSON list.
  public static String between(Written before, Written after) {
    return between(before, after, new Compared());
  }

  /// The same for several documents that share parts: what two of them share is compared once.
  public static String between(Written before, Written after, Compared compared) {
    PatchText patch = new PatchText(compared);
    after.changes(before, patch);
    patch.finish();
    return patch.out.append(']').toString();
  }

  @Override
  public Pen set(String name) {
    begin();
    place().append(name);
    return value();
  }

  @Override
  public Pen set(int index) {
    begin();
    place().append(index);
    return value();
  }

  @Override
  public Pen replace() {
    begin();
    out.append(path);
    return value();
  }

  @Override
  public void remove(String name) {
    begin();
    place().append(name).append('"');
  }

  @Override
  public void cut(int length) {
    begin();
    out.append(path).append("\",\"len\":").append(length);
  }

  @Override
  public boolean enter(String name, Object before, Object after) {
    down(before);
    path.append(name);
    return !isKnown(after);
  }

  @Override
  public boolean enter(int index, Object before, Object after) {
    down(before);
    path.append(index);
    return !isKnown(after);
  }

  /// Writes the steps of the part that was just entered, and leaves it, if they are known.
  private boolean isKnown(Object after) {
    Compared.Part known = depth > SHARED ? null : compared.find(earlier[depth - 1], after, path);
    if (known == null) {
      return false;
    }
    if (known.count() > 0) {
      out.append(out.length() == 1 ? "" : ",").append(known.steps());
      steps += known.count();
    }
    up();
    return true;
  }

  @Override
  public <T> void leave(T part, BiConsumer<T, Pen> writer) {
    finish();
    int from = begun[3 * depth - 2];
    int end = out.length();
    if (steps - begun[3 * depth - 1] > 1 && end - from > SHORT) {
      tryWhole(part, writer, from, end);
    }
    if (depth <= SHARED) {
      int count = steps - begun[3 * depth - 1];
      // Without the comma that parts it from the steps before.
      String own = count == 0 ? "" : out.substring(from == 1 ? from : from + 1);
      compared.keep(earlier[depth - 1], part, path, own, count);
    }
    up();
  }

  private void up() {
    depth--;
    path.setLength(begun[3 * depth]);
  }

  /// Keeps the whole of the part instead of its steps if that is shorter.
  private <T> void tryWhole(T part, BiConsumer<T, Pen> writer, int from, int end) {
    int counted = steps;
    replace();
    boolean shorter = pen.within(end + end - from, () -> writer.accept(part, pen));
    finish();
    if (shorter) {
      // The comma before it stays only if there are steps before those of this part.
      out.delete(from, from == 1 ? end + 1 : end);
      steps = begun[3 * depth - 1] + 1;
    } else {
      out.setLength(end);
      steps = counted;
    }
  }

  private void down(Object before) {
    finish();
    if (depth == earlier.length) {
      begun = Arrays.copyOf(begun, 2 * begun.length);
      earlier = Arrays.copyOf(earlier, 2 * earlier.length);
    }
    earlier[depth] = before;
    begun[3 * depth] = path.length();
    begun[3 * depth + 1] = out.length();
    begun[3 * depth + 2] = steps;
    depth++;
    if (!path.isEmpty()) {
      path.append('/');
    }
  }

  private void begin() {
    finish();
    out.append(out.length() == 1 ? "{\"p\":\"" : ",{\"p\":\"");
    steps++;
    open = true;
  }

  private StringBuilder place() {
    out.append(path);
    return path.isEmpty() ? out : out.append('/');
  }

  private Pen value() {
    out.append("\",\"v\":");
    return pen;
  }

  private void finish() {
    if (open) {
      out.append('}');
      open = false;
    }
  }
}
