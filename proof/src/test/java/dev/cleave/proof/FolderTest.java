package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of cases: found in order, each there once. */
class FolderTest {

  @TempDir Path folder;

  private Path write(String name, String title, String more) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, Duel.START.replace("Kurt attacks Hans", title) + more);
  }

  private String refusal() {
    return catchThrowableOfType(BadInput.class, () -> Cases.under(List.of(folder)))
        .getMessage()
        .replace(folder.toString(), "cases");
  }

  @Test
  void casesAreFoundInTheOrderOfTheirPaths() throws IOException {
    write("b.yaml", "Second", "");
    write("a/z.yaml", "First", "");
    write("notes.txt", "None", "");

    assertThat(Cases.under(List.of(folder, folder.resolve("b.yaml"))))
        .extracting(Case::title)
        .containsExactly("First", "Second");
  }

  @Test
  void aTitleIsTakenOnlyOnceInARulebook() throws IOException {
    write("a.yaml", "One", "");
    write("b.yaml", "One", "");

    assertThat(refusal())
        .startsWith(
            "cases/b.yaml:1:7: case: this title is taken. Expected: each title once."
                + " It is already at cases/a.yaml:1.\n");
  }

  @Test
  void anIdIsTakenOnlyOnce() throws IOException {
    write("a.yaml", "One", "id: WS.EX.01\n");
    write("b.yaml", "Two", "id: WS.EX.01\n");

    assertThat(refusal())
        .startsWith(
            "cases/b.yaml:1:7: case: the id WS.EX.01 is taken. Expected: each id once."
                + " It is already at cases/a.yaml:1.\n");
  }

  @Test
  void twoNamesThatAreOneOnOtherDisksAreRefused() throws IOException {
    write("Parry.yaml", "One", "");
    write("parry.yaml", "Two", "");

    assertThat(refusal())
        .startsWith(
            "cases/parry.yaml:1:7: case: this file differs from cases/Parry.yaml"
                + " only in its capital letters.\n");
  }

  @Test
  void allThatIsWrongInAnyFileIsTold() throws IOException {
    write("a.yaml", "One", "dice: [d20 21]\n");
    write("b.yaml", "Two", "dice: [d6 7]\n");

    assertThat(refusal()).contains("21 is on no d20").contains("7 is on no d6");
  }
}
