package horda.server.http;

import java.time.InstantSource;

/// Lets a number of things through at once, and a rate in the long run.
public final class Bucket {
  private final InstantSource clock;
  private final double size;
  private final double perMilli;
  private double left;
  private long at;

  public Bucket(InstantSource clock, int size, double perSecond) {
    this.clock = clock;
    this.size = size;
    this.perMilli = perSecond / 1000;
    this.left = size;
    this.at = clock.millis();
  }

  /// Takes one if there is one.
  public synchronized boolean take() {
    fill();
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }

  /// Nothing has been taken for long: nobody need remember it.
  synchronized boolean full() {
    fill();
    return left >= size;
  }

  private void fill() {
    long now = clock.millis();
    left = Math.min(size, left + Math.max(0, now - at) * perMilli);
    at = now;
  }
}
