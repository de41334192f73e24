/// The cards, as content.yaml has them.
package horda.sixnights.content;
