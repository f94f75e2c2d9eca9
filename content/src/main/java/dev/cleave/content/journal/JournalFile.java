package dev.cleave.content.journal;

import dev.cleave.engine.table.Recorded;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A journal read back, its seals checked. */
public final class JournalFile {

  private final Header header;
  private final List<Written> chapters;
  private final List<String> notices;

  JournalFile(Header header, List<Written> chapters, List<String> notices) {
    this.header = header;
    this.chapters = List.copyOf(chapters);
    this.notices = List.copyOf(notices);
  }

  /**
   * Reads a journal.
   *
   * @throws dev.cleave.content.yaml.BadInput if it is no journal, or one we cannot read
   * @throws AlteredJournal if a line is not as it was written
   */
  public static JournalFile read(Path file) {
    return JournalReader.read(file);
  }

  /**
   * One entry of a journal, without number and seal.
   *
   * @param line for messages
   * @throws IllegalArgumentException if it is none, in words for people
   */
  public static Recorded entry(int line, String json) {
    JsonNode node = JsonText.object(json);
    if (node == null) {
      throw new IllegalArgumentException("this is not JSON");
    }
    return entry(line, node, json);
  }

  static Recorded entry(int line, JsonNode node, String json) {
    if (node.has("roll")) {
      String from = node.has("from") ? text(node, "from") : "";
      return new Recorded(line, Recorded.Kind.ROLL, faces(node), "", json, from);
    }
    if (node.has("ask")) {
      String by = node.has("by") ? text(node, "by") : "";
      return new Recorded(line, Recorded.Kind.ASK, List.of(), text(node, "answer"), json, by);
    }
    if (node.has("event")) {
      return new Recorded(line, Recorded.Kind.EVENT, List.of(), "", json);
    }
    if (node.has("judge")) {
      return new Recorded(line, Recorded.Kind.JUDGE, List.of(), text(node, "judge"), json);
    }
    throw new IllegalArgumentException(
        "this is no entry we know. Expected: roll, ask, event or judge."
            + " It may need a newer Cleave");
  }

  private static List<Integer> faces(JsonNode node) {
    var faces = new ArrayList<Integer>();
    for (var face : node.path("faces")) {
      if (!face.isInt()) {
        throw new IllegalArgumentException("the faces of a roll are whole numbers");
      }
      faces.add(face.intValue());
    }
    return List.copyOf(faces);
  }

  private static String text(JsonNode node, String name) {
    if (!node.path(name).isString()) {
      throw new IllegalArgumentException(name + " is not text");
    }
    return node.path(name).stringValue();
  }

  public Header header() {
    return header;
  }

  /** The chapters of the story; at least one, which may be empty. */
  public List<Written> chapters() {
    return chapters;
  }

  /** Everything that was played, of all chapters; the lines that begin one are not among them. */
  public List<Recorded> lines() {
    return chapters.stream().flatMap(chapter -> chapter.lines().stream()).toList();
  }

  /** Things set right in reading: a torn last line dropped. */
  public List<String> notices() {
    return notices;
  }
}
