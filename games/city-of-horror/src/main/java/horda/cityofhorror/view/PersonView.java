package horda.cityofhorror.view;

/// A living townsperson; all about it is public.
public record PersonView(
    String ref, String character, int owner, boolean fresh, boolean hidden, int value) {}
