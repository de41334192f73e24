package horda.cityofhorror.view;

/// An Action card whose face this seat knows.
public record CardView(String ref, String card) {}
