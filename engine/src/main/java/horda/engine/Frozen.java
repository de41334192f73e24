package horda.engine;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// A sorted map that nobody can change, so that many may share it. The JDK's own is not in every
/// library that the engine runs on.
public final class Frozen<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
  private final SortedMap<K, V> map;
  private final Map<K, V> shown;

  private Frozen(SortedMap<K, V> map) {
    this.map = map;
    this.shown = Collections.unmodifiableMap(map);
  }

  /// A copy of `map`, or `map` itself if it is frozen already.
  public static <K, V> SortedMap<K, V> of(SortedMap<K, V> map) {
    return map instanceof Frozen ? map : new Frozen<>(new TreeMap<>(map));
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return shown.entrySet();
  }

  @Override
  public Set<K> keySet() {
    return shown.keySet();
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    return map.get(key);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return map.containsKey(key);
  }

  @Override
  public @Nullable Comparator<? super K> comparator() {
    return map.comparator();
  }

  @Override
  public SortedMap<K, V> subMap(K from, K to) {
    return new Frozen<>(map.subMap(from, to));
  }

  @Override
  public SortedMap<K, V> headMap(K to) {
    return new Frozen<>(map.headMap(to));
  }

  @Override
  public SortedMap<K, V> tailMap(K from) {
    return new Frozen<>(map.tailMap(from));
  }

  @Override
  public K firstKey() {
    return map.firstKey();
  }

  @Override
  public K lastKey() {
    return map.lastKey();
  }
}
