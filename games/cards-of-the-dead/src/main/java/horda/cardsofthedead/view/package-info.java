/// What one seat may see, built up from what lies open on the table. Hands are open in this game,
/// so all seats see the same; faces of face-down cards and the order of piles appear nowhere here.
package horda.cardsofthedead.view;
