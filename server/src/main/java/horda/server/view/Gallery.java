package horda.server.view;

import horda.engine.Event;
import horda.engine.Nullable;
import horda.server.table.TableState;
import horda.wire.PatchText;
import horda.wire.Prepared;
import horda.wire.Protocol;
import horda.wire.Shelf;
import horda.wire.doc.FromServer;
import horda.wire.doc.FromServer.Frame;
import horda.wire.doc.TableDoc;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// All who look at one table, and what they have been shown. For one thread at a time.
public final class Gallery {
  private final Shelf shelf;
  private final InstantSource clock;
  private final Settled settled = new Settled();
  private final Map<Viewer, Eyes> viewers = new LinkedHashMap<>();
  private final Map<Eyes, Sight> sights = new HashMap<>();

  /// What each seat was told; -1 for onlookers.
  private final Map<Integer, Heard> heard = new HashMap<>();

  /// Who looks on from other processes.
  private Crowd elsewhere = Crowd.NOBODY;

  public Gallery(Shelf shelf, InstantSource clock) {
    this.shelf = shelf;
    this.clock = clock;
  }

  public boolean isEmpty() {
    return viewers.isEmpty();
  }

  /// How many look at it.
  public int size() {
    return viewers.size();
  }

  /// Who is here, in this process.
  public Crowd here(TableState state) {
    int seats = 0;
    int onlookers = 0;
    int looking = 0;
    for (Viewer viewer : viewers.keySet()) {
      Set<Integer> own = state.seatsOf(viewer.keys());
      for (int seat : own) {
        seats |= 1 << seat;
        looking |= viewer.isLooking() ? 1 << seat : 0;
      }
      onlookers += own.isEmpty() ? 1 : 0;
    }
    return new Crowd(seats, onlookers, looking);
  }

  public Crowd everywhere(TableState state) {
    return here(state).and(elsewhere);
  }

  /// Others came or went in other processes.
  public void elsewhere(Crowd crowd, TableState state) {
    if (!crowd.equals(elsewhere)) {
      elsewhere = crowd;
      refresh(state);
    }
  }

  private Heard heard(Eyes eyes, List<Event> events) {
    return heard.computeIfAbsent(eyes.seat(), Heard::new).follow(events);
  }

  public Documents documents(TableState state) {
    return new Documents(shelf, state, everywhere(state), settled);
  }

  /// A new viewer, or an old one with other eyes: is shown everything.
  public void enter(Viewer viewer, Have have, TableState state) {
    boolean known = viewers.containsKey(viewer);
    viewers.put(viewer, eyes(viewer, state));
    watch(state);
    if (!known) {
      // First, so that the newcomer is not told of their own coming.
      refresh(state, viewer);
    }
    whole(viewer, have, state, documents(state));
  }

  public void leave(Viewer viewer, TableState state) {
    if (viewers.remove(viewer) != null) {
      refresh(state);
    }
  }

  /// The moments of an answer are kept only while somebody wants to see them.
  private void watch(TableState state) {
    state.watch(viewers.keySet().stream().anyMatch(Viewer::beats));
  }

  private static Eyes eyes(Viewer viewer, TableState state) {
    Set<String> keys = viewer.keys();
    return Eyes.of(viewer.look(), viewer.language(), state.seatsOf(keys), state.isHost(keys));
  }

  /// Something may have changed: tells those who can see it.
  public void refresh(TableState state) {
    refresh(state, null);
  }

  private void refresh(TableState state, @Nullable Viewer except) {
    Documents documents = documents(state);
    // All that was shown is brought up to date first: whoever gets new eyes below shares it.
    Map<Eyes, Optional<Updates>> updates = new HashMap<>();
    for (Eyes shown : List.copyOf(sights.keySet())) {
      updates.put(shown, update(shown, state, documents));
    }
    for (Map.Entry<Viewer, Eyes> entry : List.copyOf(viewers.entrySet())) {
      Viewer viewer = entry.getKey();
      if (viewer == except) {
        continue;
      }
      Eyes eyes = eyes(viewer, state);
      Optional<Updates> update = updates.get(eyes);
      if (update == null || !eyes.equals(entry.getValue())) {
        whole(viewer, Have.NOTHING, state, documents);
      } else {
        update.ifPresent(ways -> viewer.show(viewer.beats() ? ways.inFrames() : ways.atOnce()));
      }
    }
    sights.keySet().retainAll(Set.copyOf(viewers.values()));
    // A match that was just dealt does not know yet who looks.
    watch(state);
  }

  /// What changed for those eyes.
  private Optional<Updates> update(Eyes eyes, TableState state, Documents documents) {
    Sight before = sights.get(eyes);
    if (before == null) {
      throw new IllegalStateException("nothing was shown to " + eyes);
    }
    TableDoc document = documents.of(eyes);
    String patch = documents.patch(before.document(), document);
    List<Event> events = documents.events();
    Heard heard = heard(eyes, events);
    int log = heard.among(events.size());
    int kept = kept(before, eyes, state, heard);
    int chat = state.chat().size();
    sights.put(eyes, new Sight(document, log, events.size(), state.cuts(eyes.seat()), chat));
    boolean told = log != before.log() || kept != before.log();
    if (patch.equals(PatchText.NONE) && !told && chat == before.chat()) {
      return Optional.empty();
    }
    Speaker speaker = documents.speaker(eyes.language());
    FromServer.Update atOnce =
        FromServer.Update.atOnce(
            new Prepared(patch),
            told ? Tails.log(events, heard, kept, log, speaker) : null,
            chat == before.chat() ? null : Tails.chat(state, before.chat(), speaker),
            state.cuts(eyes.seat()),
            clock.millis());
    boolean cut = kept != before.log();
    if (cut || !wantsBeats(eyes) || before.document().view() == null) {
      return Optional.of(new Updates(atOnce, atOnce));
    }
    List<Frame> frames = new Frames(documents, eyes, heard, before).to(document);
    return Optional.of(new Updates(atOnce, frames.isEmpty() ? atOnce : atOnce.inFrames(frames)));
  }

  private boolean wantsBeats(Eyes eyes) {
    for (Map.Entry<Viewer, Eyes> entry : viewers.entrySet()) {
      if (entry.getKey().beats() && entry.getValue().equals(eyes)) {
        return true;
      }
    }
    return false;
  }

  /// How much of the log that was shown still stands.
  private static int kept(Sight before, Eyes eyes, TableState state, Heard heard) {
    return before.cuts() == state.cuts(eyes.seat())
        ? before.log()
        : Math.min(before.log(), heard.among(state.keptEvents()));
  }

  private void whole(Viewer viewer, Have have, TableState state, Documents documents) {
    Eyes eyes = eyes(viewer, state);
    viewers.put(viewer, eyes);
    Speaker speaker = documents.speaker(eyes.language());
    TableDoc document = documents.of(eyes);
    List<Event> events = documents.events();
    Heard heard = heard(eyes, events);
    int log = heard.among(events.size());
    int chat = state.chat().size();
    sights.put(eyes, new Sight(document, log, events.size(), state.cuts(eyes.seat()), chat));
    boolean sameLog = have.cuts() == state.cuts(eyes.seat()) && have.log() <= log;
    int keepLog = sameLog ? have.log() : 0;
    int keepChat = have.chat() <= chat ? have.chat() : 0;
    viewer.show(
        new FromServer.Whole(
            Protocol.TABLE,
            document,
            Tails.log(events, heard, keepLog, log, speaker),
            Tails.chat(state, keepChat, speaker),
            state.cuts(eyes.seat()),
            clock.millis()));
  }
}
