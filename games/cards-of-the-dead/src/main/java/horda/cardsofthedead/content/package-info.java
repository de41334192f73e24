/// The cards, survivors, decks and layouts of the box, read from content.yaml. Immutable and shared
/// by all states; change the data file to change a card.
package horda.cardsofthedead.content;
