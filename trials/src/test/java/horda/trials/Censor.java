package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Event;
import horda.engine.Match;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads everything that was sent to one viewer and compares it with the truth: a card may be named
/// by its number only to somebody who has seen it.
final class Censor {
  private static final int MOST_CARDS = 1000;
  private static final Pattern SEQ = Pattern.compile("\"seq\"");

  private final Hidden hidden;
  private final int viewer;
  private final Pattern ref;

  /// Cards that this viewer has been able to see at some time.
  private final BitSet seen = new BitSet();

  private final List<String> never = new ArrayList<>();
  private int eventsRead;
  private int secrets;
  private int messagesRead;

  Censor(Hidden hidden, int viewer) {
    this.hidden = hidden;
    this.viewer = viewer;
    this.ref = Pattern.compile("\\b" + hidden.kind + ":(\\d+)");
  }

  /// A text that this viewer must never be sent.
  void forbid(String secret) {
    never.add(secret);
  }

  /// A token of somebody else: neither it nor what the log keeps of it.
  void forbidToken(String token) {
    forbid(token);
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
      forbid(HexFormat.of().formatHex(hash));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Learns what can be seen now: all that is not hidden, and what the viewer was told of.
  void look(Match<?> truth) {
    BitSet faceDown = hidden.from(viewer, truth.state());
    BitSet open = new BitSet();
    open.set(0, MOST_CARDS);
    open.andNot(faceDown);
    seen.or(open);
    faceDown.andNot(seen);
    secrets = faceDown.cardinality();
    List<Event> events = truth.chronicle().events();
    for (; eventsRead < events.size(); eventsRead++) {
      Event event = events.get(eventsRead);
      if (event.isFor(viewer)) {
        event.targets().forEach(target -> number(target.toString()));
      }
    }
  }

  private void number(String target) {
    Matcher match = ref.matcher(target);
    if (match.matches()) {
      seen.set(Integer.parseInt(match.group(1)));
    }
  }

  /// Reads what the witness heard since the last time.
  void readOn(Witness witness) {
    List<String> heard = witness.heard();
    for (; messagesRead < heard.size(); messagesRead++) {
      read(heard.get(messagesRead));
    }
  }

  void read(String text) {
    for (String secret : never) {
      assertThat(text).as("to seat %d", viewer).doesNotContain(secret);
    }
    assertThat(SEQ.matcher(text).find())
        .as("a line's number to seat %d: %s", viewer, text)
        .isFalse();
    Matcher match = ref.matcher(text);
    while (match.find()) {
      int card = Integer.parseInt(match.group(1));
      assertThat(seen.get(card))
          .as("seat %d was told of %s, which it has never seen: %s", viewer, match.group(), text)
          .isTrue();
    }
  }

  /// How many cards it would be a leak to name now; a trial that hides nothing proves nothing.
  int secrets() {
    return secrets;
  }
}
