/// Cards of the Dead: The Board Game. The entry is [horda.cardsofthedead.CardsOfTheDead]; the table
/// is [horda.cardsofthedead.state.CardsState]; the rules stand chapter by chapter in `rules`.
package horda.cardsofthedead;
