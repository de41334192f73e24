package horda.amanecerzombi.view;

/** A Zombie card of a combat that waits: whom it attacks, and who played it. */
public record WaitingView(CardView zombie, int target, int player) {}
