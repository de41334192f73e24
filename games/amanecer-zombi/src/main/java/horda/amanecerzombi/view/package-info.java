/**
 * What one seat may see, built up piece by piece: what lies open for all, one's own hand and
 * Missions, and what one is being shown. Other hands, Missions of others, orders of decks and
 * unused seasons appear nowhere here.
 */
package horda.amanecerzombi.view;
