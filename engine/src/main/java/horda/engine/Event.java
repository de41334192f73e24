package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// Something that happened.
///
/// @param audience bit set of the seats that may know; [#EVERYBODY] includes onlookers
public record Event(Happening what, List<Integer> args, int audience) {
  public static final int EVERYBODY = -1;

  public Event {
    args = List.copyOf(args);
  }

  public boolean isFor(int seat) {
    return audience == EVERYBODY || seat >= 0 && (audience & 1 << seat) != 0;
  }

  /// What kind of event it is, for programs: the key of its text.
  public String kind() {
    return what.key();
  }

  public String rule() {
    return what.rule();
  }

  public Phrase phrase() {
    List<Ref> refs = new ArrayList<>();
    for (int i = 0; i < args.size(); i++) {
      refs.add(new Ref(what.kinds().get(i), args.get(i)));
    }
    return new Phrase("event." + what.key(), refs);
  }

  /// The components that it names.
  public List<Ref> targets() {
    return phrase().targets();
  }
}
