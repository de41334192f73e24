package horda.cityofhorror.view;

import horda.engine.View;
import java.util.List;

/// The table as one seat sees it.
///
/// @param seat whose view it is; -1 for an onlooker
/// @param moment what is being asked just now: the name of a window or of a question; empty at the
///   end
/// @param order the locations in the order in which they are resolved
/// @param here the location being resolved, or empty
/// @param topInvasion the top Invasion card, for those who have looked; else empty
/// @param coming what that card brings, for the same seats
/// @param lastInvasion what the last card turned has brought
/// @param ballot the last vote of this round
/// @param hand one's own Action cards
/// @param kept one's own cards kept in the draft so far
/// @param pending announced cards that may still be cancelled
/// @param chosen seats whose secret answer is in
/// @param ownChoice one's own secret answer, if it is in; else empty
public record CityView(
    int seat,
    int round,
    String moment,
    int firstPlayer,
    String leader,
    String here,
    @PlaceId List<String> order,
    List<PlaceView> places,
    List<PlayerView> players,
    int zombieReserve,
    int antidoteReserve,
    int deck,
    List<CardView> discard,
    int invasionPile,
    String topInvasion,
    InvasionView coming,
    List<String> invasionsTurned,
    InvasionView lastInvasion,
    List<Integer> openFood,
    int faceDownFood,
    List<CardView> hand,
    List<CardView> kept,
    List<Integer> food,
    List<CardView> pending,
    List<Integer> chosen,
    String ownChoice,
    OfferView offer,
    List<PromiseView> promises,
    BallotView ballot,
    boolean over)
    implements View, CityViewWritten {}
