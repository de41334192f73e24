package horda.cityofhorror.view;

/** A promise of an accepted deal; promises are public. */
public record PromiseView(int from, int to, String what, boolean binding, String status) {}
