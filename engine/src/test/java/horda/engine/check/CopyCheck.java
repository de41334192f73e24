package horda.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Agenda;
import horda.engine.Chance;
import horda.engine.Key;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.Zones;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Does `copy()` cover every field? Changes each field of a state in turn, arrays and the kernel's
/// own parts included: a copy made before must not follow, one made after must.
public final class CopyCheck {
  private interface Change {
    void apply(State state) throws IllegalAccessException;
  }

  private interface Way {
    Object follow(State state) throws IllegalAccessException;
  }

  private record Slot(String path, Change change) {}

  private CopyCheck() {}

  /// Returns the names of all fields that were changed.
  public static List<String> everyFieldIsCopied(State state) {
    try {
      List<Slot> slots = new ArrayList<>();
      collect(state, s -> s, "", slots);
      List<String> checked = new ArrayList<>();
      for (Slot slot : slots) {
        State changed = state.copy();
        State before = changed.copy();
        slot.change().apply(changed);
        State after = changed.copy();
        assertThat(same(changed, before)).as("a copy follows a change of " + slot.path()).isFalse();
        assertThat(same(changed, after)).as("copy() forgets " + slot.path()).isTrue();
        checked.add(slot.path());
      }
      return checked;
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static void collect(State state, Way way, String path, List<Slot> slots)
      throws IllegalAccessException {
    for (Field field : fields(way.follow(state).getClass())) {
      String name = path + field.getName();
      Object value = field.get(way.follow(state));
      if (value != null && isEntered(value.getClass()) && !value.getClass().isArray()) {
        collect(state, s -> field.get(way.follow(s)), name + ".", slots);
      } else if (value != null && value.getClass().isArray()) {
        if (Array.getLength(value) > 0) {
          slots.add(new Slot(name, s -> stir(field.get(way.follow(s)))));
        } else if (!Modifier.isFinal(field.getModifiers())) {
          Object longer = Array.newInstance(value.getClass().getComponentType(), 3);
          slots.add(new Slot(name, s -> field.set(way.follow(s), longer)));
        }
      } else if (!Modifier.isFinal(field.getModifiers())) {
        slots.add(new Slot(name, s -> change(field, way.follow(s))));
      }
    }
  }

  private static void stir(Object array) {
    Class<?> kind = array.getClass().getComponentType();
    if (kind == boolean.class) {
      Array.setBoolean(array, 0, !Array.getBoolean(array, 0));
    } else if (kind == byte.class) {
      Array.setByte(array, 0, (byte) (Array.getByte(array, 0) + 1));
    } else if (kind == short.class) {
      Array.setShort(array, 0, (short) (Array.getShort(array, 0) + 1));
    } else if (kind == int.class) {
      Array.setInt(array, 0, Array.getInt(array, 0) + 1);
    } else if (kind == long.class) {
      Array.setLong(array, 0, Array.getLong(array, 0) + 1);
    } else {
      Array.set(array, 0, null);
    }
  }

  private static void change(Field field, Object holder) throws IllegalAccessException {
    Class<?> kind = field.getType();
    if (kind == boolean.class) {
      field.setBoolean(holder, !field.getBoolean(holder));
    } else if (kind == byte.class) {
      field.setByte(holder, (byte) (field.getByte(holder) + 1));
    } else if (kind == short.class) {
      field.setShort(holder, (short) (field.getShort(holder) + 1));
    } else if (kind == int.class) {
      field.setInt(holder, field.getInt(holder) + 1);
    } else if (kind == long.class) {
      field.setLong(holder, field.getLong(holder) + 1);
    } else if (field.get(holder) == null && holder instanceof Chance) {
      // The fast generator has no stream: it gets one.
      field.set(holder, field.get(new Chance(Seed.of(new Key(1, 2, 3, 4)))));
    } else {
      field.set(holder, null);
    }
  }

  private static boolean same(Object a, Object b) throws IllegalAccessException {
    if (a == null || b == null || a.getClass() != b.getClass()) {
      return a == b;
    }
    if (a.getClass().isArray()) {
      int length = Array.getLength(a);
      boolean same = length == Array.getLength(b);
      for (int i = 0; same && i < length; i++) {
        same = same(Array.get(a, i), Array.get(b, i));
      }
      return same;
    }
    if (!isEntered(a.getClass())) {
      return Objects.equals(a, b);
    }
    for (Field field : fields(a.getClass())) {
      if (!same(field.get(a), field.get(b))) {
        return false;
      }
    }
    return true;
  }

  /// Mutable parts of a state; all else that a state refers to must be immutable and is shared.
  private static boolean isEntered(Class<?> kind) {
    return kind.isArray()
        || State.class.isAssignableFrom(kind)
        || kind == Zones.class
        || kind == Agenda.class
        || kind == Chance.class;
  }

  private static List<Field> fields(Class<?> kind) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> k = kind; k != null && k != Object.class; k = k.getSuperclass()) {
      for (Field field : k.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }
}
