package horda.amanecerzombi.view;

import java.util.List;

/// A drive that may still be cut off: whose, and its squares; empty if there is none.
public record DriveView(int seat, List<String> squares) {}
