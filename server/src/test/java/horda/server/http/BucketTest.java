package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BucketTest {
  @Test
  void letsABurstThroughAndThenOnlyTheTrickle() {
    AtomicLong now = new AtomicLong();
    InstantSource clock = () -> Instant.ofEpochMilli(now.get());
    Bucket bucket = new Bucket(clock, 3, 2);
    for (int i = 0; i < 3; i++) {
      assertThat(bucket.take()).isTrue();
    }
    assertThat(bucket.take()).isFalse();
    now.set(500);
    assertThat(bucket.take()).isTrue();
    assertThat(bucket.take()).isFalse();
    now.set(60_000);
    assertThat(bucket.full()).isTrue();
  }
}
