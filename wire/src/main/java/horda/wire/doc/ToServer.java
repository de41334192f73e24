package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// What a client says over a WebSocket (docs/table-protocol.md). `c` tells which message it is. A
/// command has an `id` of the client's own, by which it is acknowledged.
public sealed interface ToServer extends Written {
  /// The first message: to which table, and through whose eyes.
  ///
  /// @param tokens of every seat, and of the host, that this browser holds
  /// @param seat -1 for an onlooker
  /// @param beats the moments of an answer are wanted one by one
  /// @param looking false while the page is in the background
  /// @param have what is here still after a lost line
  /// @param account of a bot
  record Hello(
      @OneOf("hello") String c,
      String table,
      @LeftOut @Nullable List<String> tokens,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      @LeftOut @Nullable Integer seat,
      @LeftOut @Nullable Boolean beats,
      @LeftOut @Nullable Boolean looking,
      @LeftOut @Nullable Have have,
      @LeftOut @Nullable AccountToken account)
      implements ToServer, ToServerHelloWritten {}

  /// The first message of a bot with an account that waits for tables.
  record Account(@OneOf("account") String c, String name, String token)
      implements ToServer, ToServerAccountWritten {}

  /// One of the options that the seat is offered.
  ///
  /// @param turn of the document that offered it
  record Answer(@OneOf("answer") String c, String id, int seat, int turn, String option)
      implements ToServer, ToServerAnswerWritten {}

  /// The last answer of the seat is taken back.
  record Undo(@OneOf("undo") String c, String id, int seat)
      implements ToServer, ToServerUndoWritten {}

  /// Just this standing order is in force.
  ///
  /// @param order 0 for none
  record Order(@OneOf("order") String c, String id, int seat, int order)
      implements ToServer, ToServerOrderWritten {}

  /// One standing order more.
  record OrderAdd(@OneOf("order-add") String c, String id, int seat, int order)
      implements ToServer, ToServerOrderAddWritten {}

  /// One standing order less.
  record OrderEnd(@OneOf("order-end") String c, String id, int seat, int order)
      implements ToServer, ToServerOrderEndWritten {}

  /// More time in a pause; before one: stop me at the next window, or not.
  ///
  /// @param on true where it is missing
  record Hold(@OneOf("hold") String c, String id, int seat, @LeftOut @Nullable Boolean on)
      implements ToServer, ToServerHoldWritten {}

  /// A chat message.
  record Say(@OneOf("say") String c, String id, int seat, String text)
      implements ToServer, ToServerSayWritten {}

  /// A ready-made sentence of the game.
  record Phrase(@OneOf("phrase") String c, String id, int seat, String phrase)
      implements ToServer, ToServerPhraseWritten {}

  /// Another name and colour for the seat.
  record Name(
      @OneOf("name") String c, String id, int seat, String name, @LeftOut @Nullable String colour)
      implements ToServer, ToServerNameWritten {}

  /// A bot plays the seat.
  ///
  /// @param bot null: a person again
  record StandIn(@OneOf("stand-in") String c, String id, int seat, @Nullable String bot)
      implements ToServer, ToServerStandInWritten {}

  /// A promise for the dice (docs/dice.md).
  ///
  /// @param hash 64 hexadecimal digits
  record Commit(@OneOf("commit") String c, String id, int seat, String hash)
      implements ToServer, ToServerCommitWritten {}

  /// The number that was promised.
  ///
  /// @param value 64 hexadecimal digits
  record Reveal(@OneOf("reveal") String c, String id, int seat, String value)
      implements ToServer, ToServerRevealWritten {}

  /// The game begins; for the host.
  ///
  /// @param fill the bot that takes free seats
  record Start(@OneOf("start") String c, String id, @LeftOut @Nullable String fill)
      implements ToServer, ToServerStartWritten {}

  /// A seat becomes free before the game; for the host.
  record Open(@OneOf("open") String c, String id, int seat)
      implements ToServer, ToServerOpenWritten {}

  /// The table ends for good; for the host.
  record Close(@OneOf("close") String c, String id) implements ToServer, ToServerCloseWritten {}

  /// Somebody's seat is taken away; for the host.
  record Remove(@OneOf("remove") String c, String id, int seat)
      implements ToServer, ToServerRemoveWritten {}

  /// The table stands still: no clock runs, and nobody is asked anything. For the host; whoever
  /// sits at the table may end it after an hour.
  ///
  /// @param on false: it goes on; true where it is missing
  record Halt(@OneOf("halt") String c, String id, @LeftOut @Nullable Boolean on)
      implements ToServer, ToServerHaltWritten {}

  /// Whoever sits there is the host from now on; for the host.
  record Host(@OneOf("host") String c, String id, int seat)
      implements ToServer, ToServerHostWritten {}

  /// A picture or a word, shown at the seat for a moment.
  record React(
      @OneOf("react") String c,
      String id,
      int seat,
      @OneOf({"clap", "laugh", "wow", "ouch", "thanks", "sorry", "luck", "brains"}) String reaction)
      implements ToServer, ToServerReactWritten {}

  /// The same people at a new table.
  ///
  /// @param swap everybody one seat further on
  record Rematch(@OneOf("rematch") String c, String id, @LeftOut @Nullable Boolean swap)
      implements ToServer, ToServerRematchWritten {}

  /// Other eyes.
  ///
  /// @param seat -1 for an onlooker
  record Look(@OneOf("look") String c, int seat) implements ToServer, ToServerLookWritten {}

  /// Another language.
  record Lang(@OneOf("lang") String c, @OneOf({"en", "es"}) String lang)
      implements ToServer, ToServerLangWritten {}

  /// What an option would lead to.
  record Preview(@OneOf("preview") String c, String id, int seat, int turn, String option)
      implements ToServer, ToServerPreviewWritten {}

  /// The page is before somebody's eyes again, or in the background: whoever looks is sent no
  /// message that it is their turn.
  record Looking(@OneOf("looking") String c, boolean on)
      implements ToServer, ToServerLookingWritten {}

  /// This browser can think for bots of the table, or no longer: see [FromServer.Think].
  record Lend(@OneOf("lend") String c, boolean on) implements ToServer, ToServerLendWritten {}

  /// What the browser has thought.
  ///
  /// @param n the number of what it was asked
  /// @param option empty if it came to nothing: then the house thinks
  record Thought(@OneOf("thought") String c, int n, String option)
      implements ToServer, ToServerThoughtWritten {}

  /// Is the line still there?
  record Ping(@OneOf("ping") String c) implements ToServer, ToServerPingWritten {}

  /// What a client still has of the log and the chat.
  ///
  /// @param cuts how often an undo had cut the log
  record Have(int log, @LeftOut @Nullable Integer cuts, @LeftOut @Nullable Integer chat) {}

  record AccountToken(String name, String token) {}
}
