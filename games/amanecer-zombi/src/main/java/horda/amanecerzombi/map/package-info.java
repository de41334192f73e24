/** Tiles, how they are laid, and the ground that a laid map is: neighbours, exits, ways. */
package horda.amanecerzombi.map;
