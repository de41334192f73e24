/// Cards of the Dead: The Board Game, by its rule book. Every change cites a rule id; depends on
/// the engine alone, no I/O, no threads, no reflection.
package horda.cardsofthedead;
