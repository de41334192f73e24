package horda.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Native libraries of Linux without the names of what only a debugger looks up: those make a sixth
/// of the JVM. What the loader needs stays as it is, at the same places.
final class Elf {
  private static final int MAGIC = 0x464c457f;
  private static final byte SMALL_ENDIAN_64 = 2;

  // Of the header.
  private static final int SECTIONS = 0x28;
  private static final int HEADER_SIZE = 0x3a;
  private static final int COUNT = 0x3c;
  private static final int NAMES = 0x3e;

  // Of a section's header.
  private static final int TYPE = 4;
  private static final int FLAGS = 8;
  private static final int OFFSET = 24;
  private static final int SIZE = 32;
  private static final int LINK = 40;
  private static final int ALIGN = 48;

  private static final int SYMBOLS = 2;
  private static final long LOADED = 2;

  /// @param header as it stands in the file
  private record Section(int number, ByteBuffer header) {
    int type() {
      return header.getInt(TYPE);
    }

    boolean isLoaded() {
      return (header.getLong(FLAGS) & LOADED) != 0;
    }

    int offset() {
      return Math.toIntExact(header.getLong(OFFSET));
    }

    int size() {
      return Math.toIntExact(header.getLong(SIZE));
    }

    int link() {
      return header.getInt(LINK);
    }
  }

  private Elf() {}

  /// Makes all libraries in a folder lean.
  static void lean(Path folder) throws IOException {
    List<Path> libraries;
    try (Stream<Path> all = Files.walk(folder)) {
      libraries = all.filter(file -> file.toString().endsWith(".so")).toList();
    }
    for (Path library : libraries) {
      byte[] had = Files.readAllBytes(library);
      byte[] lean = lean(had);
      if (lean.length < had.length) {
        Files.write(library, lean);
      }
    }
  }

  /// The same library without its table of symbols; as it was where it has none, or is of a kind
  /// that is not known here.
  static byte[] lean(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    if (file.length < 64
        || in.getInt(0) != MAGIC
        || in.get(4) != SMALL_ENDIAN_64
        || in.get(5) != 1) {
      return file;
    }
    List<Section> sections = sections(in);
    List<Integer> dropped = new ArrayList<>();
    for (Section section : sections) {
      if (section.type() == SYMBOLS && !section.isLoaded()) {
        dropped.add(section.number());
        dropped.add(section.link());
      }
    }
    int names = Short.toUnsignedInt(in.getShort(NAMES));
    int cut = dropped.stream().mapToInt(one -> sections.get(one).offset()).min().orElse(-1);
    boolean loadedBehind =
        sections.stream().anyMatch(one -> one.isLoaded() && one.offset() > cut && one.size() > 0);
    if (cut < 0 || dropped.contains(names) || loadedBehind) {
      return file;
    }
    return written(file, sections, dropped, names, cut);
  }

  private static List<Section> sections(ByteBuffer in) {
    int at = Math.toIntExact(in.getLong(SECTIONS));
    int size = Short.toUnsignedInt(in.getShort(HEADER_SIZE));
    int count = Short.toUnsignedInt(in.getShort(COUNT));
    List<Section> sections = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      byte[] header = new byte[size];
      in.get(at + number * size, header);
      sections.add(new Section(number, ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN)));
    }
    return sections;
  }

  private static byte[] written(
      byte[] file, List<Section> sections, List<Integer> dropped, int names, int cut) {
    List<Section> kept = sections.stream().filter(one -> !dropped.contains(one.number())).toList();
    Map<Integer, Integer> numbers = new HashMap<>();
    kept.forEach(one -> numbers.put(one.number(), numbers.size()));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(file, 0, cut);
    for (Section section : kept) {
      if (section.offset() >= cut && !section.isLoaded()) {
        align(out, Math.max(1, (int) section.header().getLong(ALIGN)));
        int from = section.offset();
        section.header().putLong(OFFSET, out.size());
        out.write(file, from, section.size());
      }
    }
    align(out, Long.BYTES);
    int at = out.size();
    for (Section section : kept) {
      section.header().putInt(LINK, numbers.getOrDefault(section.link(), 0));
      out.writeBytes(section.header().array());
    }
    byte[] bytes = out.toByteArray();
    ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    header.putLong(SECTIONS, at);
    header.putShort(COUNT, (short) kept.size());
    header.putShort(NAMES, numbers.getOrDefault(names, 0).shortValue());
    return bytes;
  }

  private static void align(ByteArrayOutputStream out, int to) {
    while (out.size() % to != 0) {
      out.write(0);
    }
  }
}
