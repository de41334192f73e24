package horda.server.load;

import horda.engine.Nullable;

/// What a load has given; the components are the fields of the JSON. `ack`: from sending a command
/// to its acknowledgement; `deliver`: to the update at another seat of the table. Memory is what
/// lives in the server's heap for each table with all its lines; null when it is somebody else's
/// process, and so is the processor time. `imports`: heavy files that were sent meanwhile, how they
/// were answered, and the most memory that the server ever had.
public record LoadReport(
    int tables,
    double seconds,
    long decisions,
    double ackP50Ms,
    double ackP99Ms,
    double deliverP50Ms,
    double deliverP99Ms,
    long bytesPerUpdateMedian,
    long bytesPerDecision,
    @Nullable Long memoryPerTableKb,
    long errors,
    int imports,
    long importsTaken,
    long importsRefused,
    double importSeconds,
    @Nullable Long peakMemoryMb,
    @Nullable Double processorMsPerDecision) {

  /// With what only the server's own process can tell.
  public LoadReport withServer(
      @Nullable Long kilobytes, @Nullable Long peakMb, @Nullable Double processorMs) {
    return new LoadReport(
        tables,
        seconds,
        decisions,
        ackP50Ms,
        ackP99Ms,
        deliverP50Ms,
        deliverP99Ms,
        bytesPerUpdateMedian,
        bytesPerDecision,
        kilobytes,
        errors,
        imports,
        importsTaken,
        importsRefused,
        importSeconds,
        peakMb,
        processorMs);
  }
}
