/// The table of Rue Morgue in text: the map with its figures, and the survivors' sheets.
package horda.art.morgue;
