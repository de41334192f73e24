package horda.amanecerzombi.view;

import java.util.List;

/**
 * One square, where it lies.
 *
 * @param ground open, road, water, exit, tent, green, blue or site
 * @param finds the number of a Location; 0 for others
 * @param site hospital, police-station, shopping-centre, church, refuge, antenna, barracks or empty
 * @param tokens seats with a Registered token here
 * @param group the seat whose Group stands here; -1 for nobody
 */
public record SquareView(
    String ref, String ground, int finds, String site, List<Integer> tokens, int group) {}
