package horda.amanecerzombi.view;

import java.util.List;

/**
 * A player and their Group, as everybody sees them.
 *
 * @param colour blue, red, green or yellow
 * @param at the square of the Group ({@code square:57})
 * @param hand how many Action cards
 * @param missions how many Missions that are not completed
 * @param blocked cards of Blocked Access that hold the Group
 * @param done completed Missions, {@code skills} and {@code dead}: the VP pile
 * @param nameless dead Characters without a card
 * @param tokens Registered tokens on the map, {@code zones} with at least one
 * @param points VP as it stands; the score when the game is over
 * @param skillCost price of the next skill
 * @param order whether it is fighting: empty, attacked or attacker
 */
public record PlayerView(
    int seat,
    String colour,
    String at,
    int hand,
    int missions,
    int experience,
    VehicleView vehicle,
    int blocked,
    List<PersonView> people,
    List<CardView> trophies,
    int trophyPoints,
    List<CardView> done,
    List<CardView> skills,
    List<CardView> dead,
    int nameless,
    int tokens,
    int zones,
    int points,
    int skillCost,
    String order) {}
