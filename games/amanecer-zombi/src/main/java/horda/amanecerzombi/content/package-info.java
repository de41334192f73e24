/// What is in the box, read from content.yaml: the cards of all nine decks, the zones of the map
/// and the numbers of the game. Immutable and shared by all states; change the data file to change
/// a card.
package horda.amanecerzombi.content;
