package horda.server.soak;

import java.util.List;

/// What came of it; the components are the fields of the JSON.
///
/// @param tables how many were played
/// @param decisions how many were acknowledged
/// @param broken how many lines were broken on purpose
/// @param restarts how often the server was killed and started again
/// @param imports how many files it took
/// @param heapEarlyMb the least that was in its heap in the first third of its longest life;
///   `heapLateMb` in the last third
/// @param threadsMost the most threads that it had; `filesMost` the most open files
/// @param filesLeft open files when everybody had left; at the start there were `filesEmpty`
/// @param faults sentences; nothing was lost and nothing was left behind if there are none
public record SoakReport(
    double seconds,
    int tables,
    long decisions,
    int broken,
    int restarts,
    int imports,
    long heapEarlyMb,
    long heapLateMb,
    long threadsMost,
    long filesMost,
    long filesEmpty,
    long filesLeft,
    List<String> faults) {}
