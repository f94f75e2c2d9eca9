package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/protocol.md has a line for each kind that views may rely on, and for no other. */
class KindsTest {

  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([^`]+)` \\| (.+) \\|$");

  /** The first cells of the table whose heading begins so. */
  private static List<String> listed(String heading) throws IOException {
    String text = Files.readString(Path.of("../docs/protocol.md"));
    int from = text.indexOf("| " + heading + " | |\n");
    assertThat(from).as(heading).isNotNegative();
    String table = text.substring(from, text.indexOf("\n\n", from));
    List<MatchResult> rows = ROW.matcher(table).results().toList();
    assertThat(rows).allSatisfy(row -> assertThat(row.group(2)).isNotBlank());
    return rows.stream().map(row -> row.group(1)).toList();
  }

  @Test
  void everyKindOfCardHasItsLine() throws IOException {
    var kinds = new ArrayList<>(Stream.of(Event.Kind.values()).map(Event.Kind::text).toList());
    kinds.addAll(Stream.of(Remark.values()).map(Remark::text).toList());
    assertThat(listed("card")).isEqualTo(kinds);
  }

  @Test
  void everyKindOfPromptHasItsLine() throws IOException {
    var kinds =
        new ArrayList<>(Stream.of(Question.Kind.values()).map(Question.Kind::text).toList());
    kinds.add("dice");
    assertThat(listed("prompt")).isEqualTo(kinds);
  }
}
