package horda.server.http;

import horda.engine.Refusal;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// A bucket for each address.
public final class Buckets {
  private static final int MANY = 10_000;

  private final InstantSource clock;
  private final int size;
  private final double perSecond;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  public Buckets(InstantSource clock, int size, double perSecond) {
    this.clock = clock;
    this.size = size;
    this.perSecond = perSecond;
  }

  public void take(String who) {
    if (buckets.size() > MANY) {
      buckets.values().removeIf(Bucket::full);
    }
    if (!buckets.computeIfAbsent(who, key -> new Bucket(clock, size, perSecond)).take()) {
      throw new Refusal("too-many", "", "That was too often; wait a little and try again.");
    }
  }
}
