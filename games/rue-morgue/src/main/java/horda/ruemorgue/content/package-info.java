/// What is in the box, read from content.yaml: survivors and their skills, equipment, zombies,
/// cards, tokens. Immutable and shared by all games; change the data file to change a card.
package horda.ruemorgue.content;
