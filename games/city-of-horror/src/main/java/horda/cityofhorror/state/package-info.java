/// The table and its vocabulary: the state, its zones, the events, the pointers at components, and
/// what every step of this game has in common. Knows the content and no rule.
package horda.cityofhorror.state;
