package horda.amanecerzombi.view;

import horda.engine.View;
import java.util.List;

/**
 * The table as one seat sees it.
 *
 * @param seat whose view it is; -1 for an onlooker
 * @param moment what is being asked just now: the name of a window or of a question; empty at the
 *     end
 * @param season id of the season card of this round, or empty; {@code seasonTime} spring to winter
 * @param active whose turn it is; the First Player between turns
 * @param zones every zone that was dealt, laid or not
 * @param drive squares of a drive that may still be cut off, in order
 * @param waiting Zombie cards of combats that wait
 * @param pending announced cards that may still be answered, the last on top
 * @param revealed Action cards turned up by Noise, a Mission or a search
 * @param hand one's own Action cards
 * @param missions one's own Missions; in the game for one {@code required} are those that must be
 *     done
 * @param dealt one's own two Characters of the set-up
 * @param looked cards that only this seat is looking at: skills to choose from, through the
 *     Binoculars
 * @param chosen seats whose secret answer is in; {@code ownChoice} is one's own, if it is in
 */
public record AmanecerView(
    int seat,
    String moment,
    int round,
    int rounds,
    String season,
    String seasonTime,
    int firstPlayer,
    int active,
    List<ZoneView> zones,
    List<PlayerView> players,
    CombatView combat,
    List<WaitingView> waiting,
    SearchView search,
    List<String> drive,
    List<CardView> pending,
    List<CardView> revealed,
    PilesView piles,
    List<CardView> hand,
    List<CardView> missions,
    List<CardView> required,
    List<CardView> dealt,
    List<CardView> looked,
    OfferView offer,
    List<Integer> chosen,
    String ownChoice,
    List<Integer> winners,
    boolean over)
    implements View {}
