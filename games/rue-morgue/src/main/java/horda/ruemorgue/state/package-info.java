/// The table and its vocabulary: the state, what does not change in the games of one mission, who
/// plays, the events, and what every step and question of this game has in common. Knows content,
/// maps and missions, and no rule.
package horda.ruemorgue.state;
