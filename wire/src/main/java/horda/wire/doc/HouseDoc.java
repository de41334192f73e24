package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.As;
import horda.engine.shape.LeftOut;
import java.util.List;

/// A house: its games, and what its tables are made with.
///
/// @param version of the program; empty where nobody knows
/// @param protocol the version of the table protocol
/// @param colours of seats
/// @param program where the compiled house is, for browsers that think for bots; none where the
///   house has none
/// @param invite told only at the house's own machine
public record HouseDoc(
    String version,
    int protocol,
    List<HouseGame> games,
    List<String> colours,
    @LeftOut @Nullable String program,
    @LeftOut @Nullable Invite invite)
    implements HouseDocWritten {
  /// The same for somebody at the house's own machine.
  public HouseDoc with(Invite told) {
    return new HouseDoc(version, protocol, games, colours, program, told);
  }

  /// The same of a house that gives its program to browsers.
  public HouseDoc lending(@Nullable String at) {
    return new HouseDoc(version, protocol, games, colours, at, invite);
  }

  /// @param content the hash of the game's content
  /// @param workshop people may make plans of their own for it
  /// @param campaigns its tables can follow each other
  /// @param accounts bots with an account that are here just now; they can be put on a seat, but
  ///   fill none by themselves
  /// @param orders standing orders
  /// @param phrases ready-made sentences
  public record HouseGame(
      String id,
      String name,
      @As("short") String brief,
      String about,
      int minSeats,
      int maxSeats,
      String content,
      boolean workshop,
      boolean campaigns,
      List<HouseOption> options,
      List<String> bots,
      List<String> accounts,
      List<Order> orders,
      List<ReadyPhrase> phrases) {}

  /// What the host of a table may settle.
  ///
  /// @param standard the value that holds if nobody chooses
  /// @param form where any value of a form will do: its name; else empty
  public record HouseOption(
      String id,
      String label,
      String about,
      String standard,
      List<OptionValue> values,
      String form) {}

  public record OptionValue(String value, String label, String about) {}

  public record Order(int number, String label) {}

  public record ReadyPhrase(String id, String text) {}

  /// By which addresses others come, or the command that opens the house to them.
  public record Invite(List<String> addresses, @LeftOut @Nullable String command) {}
}
