package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.As;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import horda.wire.doc.TableInfo.ClockRules;
import java.util.List;
import java.util.Map;

/// What a client sends over HTTP (docs/table-protocol.md): the address tells which it is.
public sealed interface HouseRequest extends Written {
  /// `POST /api/tables`: a new table.
  ///
  /// @param options what the host settles; what is left out has its standard value
  /// @param listed anybody may find it in the lobby
  /// @param rated it counts for the ratings of the house
  /// @param windowSeconds how long a window lasts; 0: until all have answered
  /// @param attention which questions are put to people
  /// @param pace how long a bot waits before it acts, in milliseconds
  /// @param lend the browsers of people may think for its bots, where all play together
  /// @param seed for practice only
  /// @param opening answers that were given before anybody sits down: a seat, a blank, an option
  record NewTable(
      String game,
      List<NewSeat> seats,
      @LeftOut @Nullable Map<String, String> options,
      @As("public") @LeftOut @Nullable Boolean listed,
      @LeftOut @Nullable Boolean rated,
      @LeftOut @OneOf({"open", "phrases", "silent"}) @Nullable String talk,
      @LeftOut @Nullable ClockRules clock,
      @LeftOut @Nullable Integer windowSeconds,
      @LeftOut @OneOf({"standard", "all"}) @Nullable String attention,
      @LeftOut @Nullable Integer pace,
      @LeftOut @Nullable Boolean lend,
      @LeftOut @Nullable String seed,
      @LeftOut @Nullable List<String> opening)
      implements HouseRequest, HouseRequestNewTableWritten {}

  /// `POST /api/tables/{id}/join`: a seat.
  ///
  /// @param seat any free one where it is missing
  /// @param dice a promise for the dice: 64 hexadecimal digits
  /// @param me the token of their device, of whoever comes back
  record Join(
      @LeftOut @Nullable Integer seat,
      @LeftOut @Nullable String name,
      @LeftOut @Nullable String colour,
      @LeftOut @Nullable String dice,
      @LeftOut @Nullable String me)
      implements HouseRequest, HouseRequestJoinWritten {}

  /// `POST /api/mine`: the tables that these tokens open.
  record Mine(List<TableKey> keys) implements HouseRequest, HouseRequestMineWritten {}

  /// `POST /api/tables/{id}/record`: a recording.
  ///
  /// @param token of a seat; an onlooker has none
  /// @param eyes whose; -1 for an onlooker's
  record Recording(@LeftOut @Nullable String token, @LeftOut @Nullable Integer eyes)
      implements HouseRequest, HouseRequestRecordingWritten {}

  /// `POST /api/tables/{id}/take`: the whole game, to go on elsewhere; its table is closed.
  ///
  /// @param tokens that of whoever made the table, and those of all seats that are not bots'
  record Take(List<String> tokens) implements HouseRequest, HouseRequestTakeWritten {}

  /// `POST /api/import`: a table of a saved game. The file may also be sent alone.
  ///
  /// @param saved the file
  /// @param seats who sits where; all seats are the sender's where it is missing
  /// @param ask a game that is not over is refused until it is said who sits where
  record Import(
      Written saved, @LeftOut @Nullable List<ImportSeat> seats, @LeftOut @Nullable Boolean ask)
      implements HouseRequest, HouseRequestImportWritten {}

  /// `POST /api/games/{game}/workshop/check`: what is wrong with a plan.
  ///
  /// @param plan as a tree, every plain value a text; or
  /// @param text as a file
  record CheckPlan(@LeftOut @Nullable Written plan, @LeftOut @Nullable String text)
      implements HouseRequest, HouseRequestCheckPlanWritten {}

  /// `POST /api/games/{game}/chances`: what a bot wins of a table with these options.
  record TellChances(@LeftOut @Nullable Map<String, String> options)
      implements HouseRequest, HouseRequestTellChancesWritten {}

  /// `POST /api/push`: this browser wants to be told when it is the turn of one of these seats, and
  /// of no others, and when a friend invites. Language and fields are those of the browser's own
  /// subscription.
  ///
  /// @param endpoint where its push service takes messages
  /// @param p256dh the browser's key
  /// @param auth the browser's secret
  /// @param me the token of this device, of whoever comes back
  record WantPush(
      String endpoint,
      String p256dh,
      String auth,
      List<TableKey> keys,
      @LeftOut @Nullable String me)
      implements HouseRequest, HouseRequestWantPushWritten {}

  /// `POST /api/push/end`: and now it does not want to be told any more.
  record EndPush(String endpoint) implements HouseRequest, HouseRequestEndPushWritten {}

  /// `POST /api/games/{game}/campaigns/begin`: a campaign from its start.
  ///
  /// @param name of one that came with the game; or
  /// @param text the file of one's own
  /// @param options of all its tables
  record BeginCampaign(
      @LeftOut @Nullable String name,
      @LeftOut @Nullable String text,
      @LeftOut @Nullable Map<String, String> options)
      implements HouseRequest, HouseRequestBeginCampaignWritten {}

  /// `POST /api/games/{game}/campaigns/camp`: how things stand.
  record TellCamp(Written run) implements HouseRequest, HouseRequestTellCampWritten {}

  /// `POST /api/games/{game}/campaigns/set-out`: options for the table of the next chapter.
  record SetOut(Written run, List<PartyMember> party)
      implements HouseRequest, HouseRequestSetOutWritten {}

  /// `POST /api/games/{game}/campaigns/come-back`: what a finished table has brought.
  record ComeBack(Written run, String table) implements HouseRequest, HouseRequestComeBackWritten {}

  /// @param things what they take along
  record PartyMember(String who, List<String> things) {}

  /// @param kind `here`: people at this browser; `open`: anyone who comes by link
  /// @param bot which one, for `bot`
  /// @param dice a promise for the dice: 64 hexadecimal digits
  record NewSeat(
      @OneOf({"here", "open", "bot"}) String kind,
      @LeftOut @Nullable String name,
      @LeftOut @Nullable String colour,
      @LeftOut @Nullable String bot,
      @LeftOut @Nullable String dice) {}

  record ImportSeat(
      @OneOf({"here", "open", "bot"}) String kind,
      @LeftOut @Nullable String name,
      @LeftOut @Nullable String bot) {}

  record TableKey(String table, String token) {}
}
