package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.View;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// What one viewer sees and may do.
///
/// @param view the game's own; none before the deal
/// @param awaited the seats that owe an answer
/// @param prompt what this seat is asked, if it is
/// @param rule the rule behind the question
/// @param greyed what cannot be done just now, with the reason
/// @param turn the number of the question
/// @param held this seat has answered; the answer counts when the window closes
/// @param orders the standing orders that this seat can give
/// @param order the first standing order in force; 0 for none
/// @param given all standing orders of this seat that are in force
/// @param holds this seat can ask for more time in windows, or to be asked in the next one
/// @param stop this seat is asked in the next window, whatever it could play there
/// @param curtain whether another's secrets must be covered before this seat looks
public record TableDoc(
    TableInfo table,
    You you,
    @LeftOut @Nullable View view,
    List<Integer> awaited,
    @LeftOut @Nullable String prompt,
    @LeftOut @Nullable String rule,
    List<Choice> options,
    List<GreyedChoice> greyed,
    int turn,
    boolean canUndo,
    @LeftOut @Nullable Boolean held,
    List<OrderChoice> orders,
    int order,
    List<Integer> given,
    @LeftOut @Nullable Boolean holds,
    @LeftOut @Nullable Boolean stop,
    @LeftOut @Nullable WindowTime window,
    @LeftOut @Nullable Result outcome,
    boolean curtain)
    implements TableDocWritten {
  /// Who looks.
  ///
  /// @param seat through whose eyes; -1 for an onlooker
  /// @param seats all seats of this browser
  public record You(int seat, List<Integer> seats, boolean host) {}

  /// A standing order that a seat can give.
  ///
  /// @param until where it ends by itself: with the game, the round, or before the seat's next turn
  public record OrderChoice(
      int number, String label, @OneOf({"end", "round", "turn"}) String until) {}

  /// A window that lasts its time. Everybody has the same `until`, `length` and `held`; the rest is
  /// for these eyes alone.
  ///
  /// @param until when it closes, in milliseconds since 1970
  /// @param length how long it lasts, in milliseconds
  /// @param held somebody has asked for more time
  /// @param canAct this seat could play something
  /// @param wish the option that this seat will answer with
  /// @param returned an earlier wish came too late in order; the card stays
  /// @param anybody the seats at this browser that might respond, by public knowledge
  public record WindowTime(
      long until,
      long length,
      boolean held,
      boolean canAct,
      @LeftOut @Nullable String wish,
      @LeftOut @Nullable Boolean returned,
      List<Integer> anybody) {}

  /// How the game ended.
  ///
  /// @param team whether all won or lost together
  public record Result(
      boolean team, List<Integer> winners, List<Integer> scores, String reason, String rule) {}

  /// In the middle of an answer: another view, and nobody is asked anything.
  public TableDoc at(View moment) {
    return new TableDoc(
        table, you, moment, List.of(), null, null, List.of(), List.of(), turn, false, null, orders,
        order, given, holds, stop, null, outcome, curtain);
  }
}
