package dev.cleave.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTest {
  @TempDir Path folder = Path.of("");

  @Test
  void readsUtf8WithOrWithoutAByteOrderMark() throws IOException {
    var file = Files.writeString(folder.resolve("duel.yaml"), "\ufeffcase: é\n");
    assertThat(Source.read(file).text()).isEqualTo("case: é\n");
    assertThat(Source.read(file).name()).isEqualTo(file.toString());
  }

  @Test
  void aMissingFileIsNamedWithItsNeighbour() throws IOException {
    Files.writeString(folder.resolve("duel.yaml"), "a: 1\n");
    var file = folder.resolve("dule.yaml");
    Refusal.of(() -> Source.read(file), file + ": there is no such file. Did you mean duel.yaml?");
    var far = folder.resolve("no/such/folder.yaml");
    Refusal.of(() -> Source.read(far), far + ": there is no such file.");
  }

  @Test
  void aFolderIsNoFile() {
    Refusal.of(() -> Source.read(folder), folder + ": this is a folder. Expected: a YAML file.");
  }

  @Test
  void aDeviceIsNoFile() {
    var device = Path.of("/dev/null");
    assumeTrue(Files.exists(device));
    Refusal.of(
        () -> Source.read(device), "/dev/null: this is not a plain file. Expected: a YAML file.");
  }

  @Test
  void anEmptyFileIsRefused() {
    Refusal.of(() -> bytes(new byte[0]), "duel.yaml: the file is empty.");
  }

  @Test
  void anEndlessStreamIsRefusedWhileItIsRead() {
    var endless = new Endless();
    Refusal.of(
        () -> Source.read("duel.yaml", endless),
        "duel.yaml: the file is larger than 1 MiB. Expected: at most 1,048,576 bytes."
            + " Split it into several files.");
  }

  @Test
  void utf16IsRefused() {
    Refusal.of(
        () -> bytes("a: 1\n".getBytes(StandardCharsets.UTF_16)),
        "duel.yaml: the file is in UTF-16. Expected: UTF-8. Save the file as UTF-8.");
    Refusal.of(
        () -> bytes("a: 1\n".getBytes(StandardCharsets.UTF_16LE)),
        "duel.yaml:1:2: the character \\x00 is not allowed. Save the file as UTF-8 text.",
        "  a",
        "   ^");
  }

  @Test
  void aWrongByteIsPointedAt() {
    Refusal.of(
        () -> bytes("a: 1\nname: Andr\u00e9\n".getBytes(StandardCharsets.ISO_8859_1)),
        "duel.yaml:2:11: byte 16 (0xE9) is not UTF-8. Save the file as UTF-8.",
        "  name: Andr",
        "            ^");
    Refusal.of(
        () -> bytes(new byte[] {'a', (byte) 0xc3}),
        "duel.yaml:1:2: byte 2 (0xC3) is not UTF-8. Save the file as UTF-8.",
        "  a",
        "   ^");
  }

  private static Source bytes(byte[] bytes) {
    return Source.read("duel.yaml", new ByteArrayInputStream(bytes));
  }

  private static final class Endless extends InputStream {
    private long given;

    @Override
    public int read() {
      return ' ';
    }

    @Override
    public int read(byte[] into, int from, int length) {
      given += length;
      assertThat(given).isLessThan(2L * Source.MOST_BYTES);
      Arrays.fill(into, from, from + length, (byte) ' ');
      return length;
    }
  }
}
