package horda.amanecerzombi.view;

/** An Object: object:12. */
public record ObjectView(String ref, String object, boolean turned) {}
