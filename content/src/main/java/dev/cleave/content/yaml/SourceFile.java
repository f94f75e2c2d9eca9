package dev.cleave.content.yaml;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Gets the text out of a file, strictly: plain file, at most 1 MiB, UTF-8 without a slip. */
final class SourceFile {
  private static final int MOST_NEIGHBOURS = 1_000;

  private SourceFile() {}

  static Source read(Path file) {
    var name = file.toString();
    if (!Files.exists(file)) {
      throw refused(name, "there is no such file", "", didYouMean(file));
    }
    if (Files.isDirectory(file)) {
      throw refused(name, "this is a folder", "Expected: a YAML file", "");
    }
    if (!Files.isRegularFile(file)) {
      throw refused(name, "this is not a plain file", "Expected: a YAML file", "");
    }
    if (!Files.isReadable(file)) {
      throw unreadable(name);
    }
    try (var in = Files.newInputStream(file)) {
      return read(name, in);
    } catch (IOException e) {
      throw unreadable(name);
    }
  }

  static Source read(String name, InputStream in) {
    try {
      byte[] bytes = in.readNBytes(Source.MOST_BYTES + 1);
      if (bytes.length > Source.MOST_BYTES) {
        throw new BadInput(Source.tooLarge(name));
      }
      return decoded(name, bytes);
    } catch (IOException e) {
      throw unreadable(name);
    }
  }

  private static Source decoded(String name, byte[] bytes) {
    if (bytes.length == 0) {
      throw refused(name, "the file is empty", "", "");
    }
    if (isUtf16(bytes)) {
      throw refused(name, "the file is in UTF-16", "Expected: UTF-8", "Save the file as UTF-8.");
    }
    var in = ByteBuffer.wrap(bytes);
    var out = CharBuffer.allocate(bytes.length);
    var result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(in, out, true);
    if (result.isError()) {
      throw notUtf8(name, bytes, in.position(), out.flip().toString());
    }
    return new Source(name, out.flip().toString());
  }

  private static boolean isUtf16(byte[] bytes) {
    int first = bytes[0] & 0xff;
    int second = bytes.length > 1 ? bytes[1] & 0xff : 0;
    return (first == 0xfe && second == 0xff) || (first == 0xff && second == 0xfe);
  }

  /** Points behind the text that could be decoded. */
  private static BadInput notUtf8(String name, byte[] bytes, int at, String before) {
    var source = new Source(name, before);
    int line = 1 + (int) source.text().chars().filter(c -> c == '\n').count();
    int start = source.text().lastIndexOf('\n') + 1;
    int column = 1 + source.text().codePointCount(start, source.text().length());
    var what = String.format("byte %d (0x%02X) is not UTF-8", at + 1, bytes[at]);
    return new BadInput(new Problem(source, line, column, "", what, "", "Save the file as UTF-8."));
  }

  private static BadInput unreadable(String name) {
    return refused(name, "the file cannot be read", "", "Check who may read it.");
  }

  private static BadInput refused(String name, String what, String expected, String hint) {
    return new BadInput(Problem.with(Source.named(name), what, expected, hint));
  }

  private static String didYouMean(Path file) {
    var folder = file.toAbsolutePath().getParent();
    var name = file.getFileName();
    if (folder == null || name == null || !Files.isDirectory(folder)) {
      return "";
    }
    return Nearest.didYouMean(name.toString(), names(folder), Shown::escaped);
  }

  private static List<String> names(Path folder) {
    try (var files = Files.list(folder)) {
      return files.limit(MOST_NEIGHBOURS).map(file -> String.valueOf(file.getFileName())).toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
