/// The table of Cards of the Dead: header, Deployment Area, survivors, Play Area.
package horda.art.cards;
