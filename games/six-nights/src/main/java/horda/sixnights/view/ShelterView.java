package horda.sixnights.view;

import horda.engine.Engine;
import horda.engine.Nullable;
import horda.engine.View;
import horda.engine.shape.OneOf;
import horda.sixnights.state.ShelterState;
import horda.sixnights.state.ShelterStateParts;
import java.util.List;
import java.util.stream.IntStream;

/// What one seat sees.
///
/// @param tonight null before the first night and after the last
/// @param zombies how many come tonight
/// @param strength of the door, as far as its cards are open
/// @param chosen one's own secret answer, which others cannot see yet; empty if there is none
/// @param asks the question that waits; empty if there is none
public record ShelterView(
    int night,
    int nights,
    @Nullable NightView tonight,
    int zombies,
    int strength,
    int breaches,
    int lookout,
    @OneOf({"lay", "last-moment", "vote", ""}) String asks,
    List<SurvivorView> survivors,
    List<CardView> hand,
    String chosen,
    int deck,
    List<CardView> discard,
    @OneOf({"going-on", "dawn", "fallen"}) String end)
    implements View, ShelterViewWritten {

  /// The card of the night.
  public record NightView(String ref, String id, int tins) {}

  /// A card that is open to this seat.
  public record CardView(String ref, String id) {}

  /// What everybody sees of a survivor.
  ///
  /// @param laid the card at the door, once it is open
  /// @param given what its card and flares add to the door
  /// @param answered whether a secret answer is in
  public record SurvivorView(
      int seat,
      int cards,
      int tins,
      int bites,
      boolean hidden,
      @Nullable CardView laid,
      int given,
      boolean answered,
      int score) {}

  public static ShelterView of(ShelterState s, int seat) {
    boolean isNight = !s.zones.isEmpty(ShelterState.TONIGHT);
    return new ShelterView(
        s.night,
        s.content.numbers().nights(),
        isNight ? tonight(s) : null,
        isNight ? s.zombies() : 0,
        s.strength(),
        s.breaches,
        s.lookout,
        s.agenda.nameOfTop(""),
        IntStream.range(0, s.seats()).mapToObj(other -> survivor(s, other)).toList(),
        seat < 0 ? List.of() : s.zones.list(s.hand(seat), card -> card(s, card)),
        Engine.ownChoice(s, seat),
        s.zones.size(ShelterState.DECK),
        s.zones.list(ShelterState.DISCARD, card -> card(s, card)),
        "" + ShelterStateParts.look(s, "end"));
  }

  private static NightView tonight(ShelterState s) {
    String ref = "night:" + s.zones.top(ShelterState.TONIGHT);
    return new NightView(ref, s.tonight().id(), s.tonight().tins());
  }

  private static SurvivorView survivor(ShelterState s, int seat) {
    return new SurvivorView(
        seat,
        s.zones.size(s.hand(seat)),
        s.tins[seat],
        s.bites[seat],
        s.hidden[seat] != 0,
        s.zones.isEmpty(s.door(seat)) ? null : card(s, s.zones.top(s.door(seat))),
        s.given(seat),
        (s.committed() & 1 << seat) != 0,
        s.score(seat));
  }

  private static CardView card(ShelterState s, int card) {
    return new CardView("card:" + card, s.kind(card).id());
  }
}
