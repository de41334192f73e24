package horda.sixnights.view;

import horda.engine.AskAll;
import horda.engine.Changes;
import horda.engine.Engine;
import horda.engine.Nullable;
import horda.engine.Pen;
import horda.engine.Question;
import horda.engine.View;
import horda.engine.Written;
import horda.engine.shape.OneOf;
import horda.sixnights.state.ShelterState;
import horda.sixnights.state.ShelterStateParts;
import java.util.ArrayList;
import java.util.List;

/// What one seat sees.
///
/// @param tonight null before the first night and after the last
/// @param zombies how many come tonight
/// @param strength of the door, as far as its cards are open
/// @param chosen the id of the own secret answer that others cannot see yet; empty if there is none
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
    implements View {

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

  @Override
  public void write(Pen pen) {
    ShelterViewWriter.write(this, pen);
  }

  @Override
  public void changes(Written before, Changes out) {
    ShelterViewWriter.changes((ShelterView) before, this, out);
  }

  public static ShelterView of(ShelterState s, int seat) {
    Question<ShelterState> question = Engine.question(s);
    boolean isNight = !s.zones.isEmpty(ShelterState.TONIGHT);
    List<SurvivorView> survivors = new ArrayList<>();
    for (int other = 0; other < s.seats(); other++) {
      survivors.add(survivor(s, other));
    }
    return new ShelterView(
        s.night,
        s.content.numbers().nights(),
        isNight ? tonight(s) : null,
        isNight ? s.zombies() : 0,
        s.strength(),
        s.breaches,
        s.lookout,
        question == null ? "" : s.agenda.nameOf(question),
        survivors,
        seat < 0 ? List.of() : cards(s, ShelterState.hand(seat)),
        chosen(s, question, seat),
        s.zones.size(ShelterState.DECK),
        cards(s, ShelterState.DISCARD),
        "" + ShelterStateParts.look(s, "end"));
  }

  private static NightView tonight(ShelterState s) {
    String ref = "night:" + s.zones.top(ShelterState.TONIGHT);
    return new NightView(ref, s.tonight().id(), s.tonight().tins());
  }

  private static SurvivorView survivor(ShelterState s, int seat) {
    return new SurvivorView(
        seat,
        s.zones.size(ShelterState.hand(seat)),
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

  private static List<CardView> cards(ShelterState s, int zone) {
    List<CardView> cards = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      cards.add(card(s, s.zones.at(zone, i)));
    }
    return cards;
  }

  private static String chosen(ShelterState s, @Nullable Question<ShelterState> asks, int seat) {
    boolean in = seat >= 0 && (s.committed() & 1 << seat) != 0;
    return in && asks instanceof AskAll<ShelterState>
        ? asks.option(s, seat, s.commitment(seat)).id()
        : "";
  }
}
