package horda.ruemorgue.view;

/** A door; {@code shut} if nothing opens it any more. */
public record DoorView(String ref, int one, int other, String colour, boolean open, boolean shut) {}
