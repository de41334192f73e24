package horda.amanecerzombi.view;

import horda.engine.View;
import horda.engine.shape.OneOf;
import java.util.List;

/// The table as one seat sees it.
///
/// @param seat whose view it is; -1 for an onlooker
/// @param moment the name of the question or window that is open; empty if there is none
/// @param phase building, dealing, season, turn, end-of-round or over
/// @param active whose turn it is
/// @param season the Season card of this round, or empty
/// @param seasons the Season cards of earlier rounds
/// @param maps one a seat: its zones as they lie
/// @param hand one's own Action cards
/// @param missions one's own Missions that are not done yet
/// @param offered the two Skills or Characters that this seat alone is choosing from, else empty
/// @param offeredRefs skill:4 or character:7, in the order of `offered`
/// @param ownChoice one's own secret answer, if it is in; else empty
/// @param chosen seats whose secret answer is in
/// @param pending cards that are announced and may still be cancelled, oldest first
/// @param revealed Action cards turned up by Noise, a Mission or a search that are being resolved
/// @param looked what this seat alone sees through the Binoculars at this moment: ids of cards
/// @param required Missions that must be done in a game for one; 0 else
public record AmanecerView(
    int seat,
    String moment,
    @OneOf({"building", "dealing", "season", "turn", "end-of-round", "over"}) String phase,
    int round,
    int rounds,
    int firstPlayer,
    int active,
    String season,
    List<String> seasons,
    List<MapView> maps,
    List<GroupView> groups,
    List<ActionView> hand,
    List<MissionView> missions,
    List<String> offered,
    List<String> offeredRefs,
    String ownChoice,
    List<Integer> chosen,
    SearchView search,
    CombatView combat,
    List<PendingView> pending,
    List<WaitingView> waiting,
    DriveView drive,
    PilesView piles,
    int required,
    List<Integer> winners,
    List<String> revealed,
    List<String> looked,
    OfferView offer)
    implements View, AmanecerViewWritten {}
