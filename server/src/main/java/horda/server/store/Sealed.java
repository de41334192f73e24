package horda.server.store;

import horda.engine.Nullable;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A row as it lies on the disk, with the checksum that was written with it.
sealed interface Sealed<R extends Sealed<R>> {
  /// All that the checksum is over.
  byte[] sealed();

  /// Null: the row has none, which after [Schema] can only be damage.
  @Nullable
  Long checksum();

  /// The row that these bytes were made of; empty if they were made of none.
  Optional<R> unsealed(byte[] bytes);

  default long fitting() {
    return Crc.of(sealed());
  }

  default boolean whole() {
    Long checksum = checksum();
    return checksum != null && checksum == fitting();
  }

  /// The row as it was written, if no more than one bit has flipped since.
  default Optional<R> mended() {
    Long checksum = checksum();
    if (checksum == null) {
      return Optional.empty();
    }
    byte[] bytes = sealed();
    if (Crc.of(bytes) != checksum) {
      long bit = Crc.flippedBit(bytes, checksum);
      if (bit == Crc.NO_BIT) {
        return Optional.empty();
      }
      if (bit != Crc.OF_THE_CHECKSUM) {
        bytes[(int) (bit / 8)] ^= (byte) (1 << (bit % 8));
      }
    }
    return unsealed(bytes);
  }

  /// A line of a log.
  record OfLine(String table, long seq, long at, byte[] body, @Nullable Long checksum)
      implements Sealed<OfLine> {
    static OfLine of(String table, Store.Line line) {
      return new OfLine(table, line.seq(), line.at(), bytes(line.text()), null).fit();
    }

    OfLine fit() {
      return new OfLine(table, seq, at, body, fitting());
    }

    @Override
    public byte[] sealed() {
      byte[] name = bytes(table);
      return ByteBuffer.allocate(name.length + 17 + body.length)
          .put(name)
          .put((byte) 0)
          .putLong(seq)
          .putLong(at)
          .put(body)
          .array();
    }

    @Override
    public Optional<OfLine> unsealed(byte[] bytes) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      String name = word(buffer);
      return name == null || buffer.remaining() < 16
          ? Optional.empty()
          : Optional.of(new OfLine(name, buffer.getLong(), buffer.getLong(), rest(buffer), null))
              .map(OfLine::fit);
    }

    /// What the house reads. A line that nobody can trust keeps its number and nothing else.
    Store.Line line() {
      return new Store.Line(seq, at, text(body));
    }
  }

  /// A table as it was set up.
  record OfTable(
      String id, String game, int listed, long created, byte[] header, @Nullable Long checksum)
      implements Sealed<OfTable> {
    static OfTable of(Store.Kept kept) {
      return new OfTable(
              kept.id(),
              kept.game(),
              kept.listed() ? 1 : 0,
              kept.created(),
              bytes(kept.header()),
              null)
          .fit();
    }

    OfTable fit() {
      return new OfTable(id, game, listed, created, header, fitting());
    }

    @Override
    public byte[] sealed() {
      byte[] name = bytes(id);
      byte[] kind = bytes(game);
      return ByteBuffer.allocate(name.length + kind.length + 14 + header.length)
          .put(name)
          .put((byte) 0)
          .put(kind)
          .put((byte) 0)
          .putInt(listed)
          .putLong(created)
          .put(header)
          .array();
    }

    @Override
    public Optional<OfTable> unsealed(byte[] bytes) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      String name = word(buffer);
      String kind = word(buffer);
      return name == null || kind == null || buffer.remaining() < 12
          ? Optional.empty()
          : Optional.of(
                  new OfTable(name, kind, buffer.getInt(), buffer.getLong(), rest(buffer), null))
              .map(OfTable::fit);
    }

    Store.Kept kept() {
      return new Store.Kept(id, game, listed == 1, created, text(header));
    }
  }

  /// What the lobby says of a table.
  record OfNote(String id, String status, long updated, byte[] state, @Nullable Long checksum)
      implements Sealed<OfNote> {
    /// Of a table of which nothing was ever said.
    static OfNote none(String id, long updated) {
      return new OfNote(id, "", updated, new byte[0], null).fit();
    }

    OfNote fit() {
      return new OfNote(id, status, updated, state, fitting());
    }

    @Override
    public byte[] sealed() {
      byte[] name = bytes(id);
      byte[] word = bytes(status);
      return ByteBuffer.allocate(name.length + word.length + 10 + state.length)
          .put(name)
          .put((byte) 0)
          .put(word)
          .put((byte) 0)
          .putLong(updated)
          .put(state)
          .array();
    }

    @Override
    public Optional<OfNote> unsealed(byte[] bytes) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      String name = word(buffer);
      String word = word(buffer);
      return name == null || word == null || buffer.remaining() < 8
          ? Optional.empty()
          : Optional.of(new OfNote(name, word, buffer.getLong(), rest(buffer), null))
              .map(OfNote::fit);
    }
  }

  /// A paper.
  record OfPaper(
      String kind, String id, long version, long updated, byte[] body, @Nullable Long checksum)
      implements Sealed<OfPaper> {
    static OfPaper of(Store.Paper paper) {
      return new OfPaper(
              paper.kind(), paper.id(), paper.version(), paper.updated(), bytes(paper.text()), null)
          .fit();
    }

    OfPaper fit() {
      return new OfPaper(kind, id, version, updated, body, fitting());
    }

    @Override
    public byte[] sealed() {
      byte[] sort = bytes(kind);
      byte[] name = bytes(id);
      return ByteBuffer.allocate(sort.length + name.length + 18 + body.length)
          .put(sort)
          .put((byte) 0)
          .put(name)
          .put((byte) 0)
          .putLong(version)
          .putLong(updated)
          .put(body)
          .array();
    }

    @Override
    public Optional<OfPaper> unsealed(byte[] bytes) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      String sort = word(buffer);
      String name = word(buffer);
      return sort == null || name == null || buffer.remaining() < 16
          ? Optional.empty()
          : Optional.of(
                  new OfPaper(sort, name, buffer.getLong(), buffer.getLong(), rest(buffer), null))
              .map(OfPaper::fit);
    }

    Store.Paper paper() {
      return new Store.Paper(kind, id, version, updated, text(body));
    }

    boolean isPlaced(String wantedKind, String wantedId) {
      return kind.equals(wantedKind) && id.equals(wantedId);
    }
  }

  /// Nothing instead of a text breaks a rule of the database, which says so.
  static byte[] bytes(@Nullable String text) {
    return text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static @Nullable String word(ByteBuffer buffer) {
    int from = buffer.position();
    while (buffer.hasRemaining()) {
      if (buffer.get() == 0) {
        return text(java.util.Arrays.copyOfRange(buffer.array(), from, buffer.position() - 1));
      }
    }
    return null;
  }

  private static byte[] rest(ByteBuffer buffer) {
    byte[] rest = new byte[buffer.remaining()];
    buffer.get(rest);
    return rest;
  }
}
