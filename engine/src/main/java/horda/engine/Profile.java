package horda.engine;

import java.util.List;

/// What a shelf says of a game before it is dealt.
///
/// @param id `cards-of-the-dead`
/// @param revision goes up with every change that makes an old log of answers play differently
/// @param options what the host may settle; at least [Setup#UNIFORM_WINDOWS] if the game has
///   windows
/// @param happenings all kinds of events
public record Profile(
    String id,
    int minSeats,
    int maxSeats,
    int revision,
    List<TableOption> options,
    List<Happening> happenings) {
  public Profile {
    options = List.copyOf(options);
    happenings = List.copyOf(happenings);
  }

  public Profile(
      String id,
      int minSeats,
      int maxSeats,
      int revision,
      List<TableOption> options,
      Happening... happenings) {
    this(id, minSeats, maxSeats, revision, options, List.of(happenings));
  }
}
