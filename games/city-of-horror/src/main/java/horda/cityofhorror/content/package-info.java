/// The cards, characters and places of the box, read from content.yaml. Immutable and shared by all
/// states; change the data file to change a card.
package horda.cityofhorror.content;
