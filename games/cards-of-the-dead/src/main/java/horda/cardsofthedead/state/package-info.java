/// The table and its vocabulary: the state, its zones, the events, and what every step and question
/// of this game has in common. Knows the content and no rule.
package horda.cardsofthedead.state;
