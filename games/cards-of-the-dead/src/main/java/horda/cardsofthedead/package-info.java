/**
 * Cards of the Dead: The Board Game. The entry is {@link horda.cardsofthedead.CardsOfTheDead}; the
 * table is {@link horda.cardsofthedead.state.CardsState}; the rules stand chapter by chapter in
 * {@code rules}.
 */
package horda.cardsofthedead;
