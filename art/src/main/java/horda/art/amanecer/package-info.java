/// The table of Amanecer Zombi in text: the players' maps as grids, the Groups, combat and hand.
package horda.art.amanecer;
