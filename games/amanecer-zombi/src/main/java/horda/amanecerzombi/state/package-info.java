/// The table and its vocabulary: the state, its piles, the land that the laid tiles make, the
/// events, the pointers at components, and what every step and question of this game has in common.
/// Knows the content and no rule.
package horda.amanecerzombi.state;
