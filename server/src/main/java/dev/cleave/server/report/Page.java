package dev.cleave.server.report;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The contents of the page; {@code cleave/report.html} says where. Whatever is put in there is
 * escaped, whoever wrote it.
 *
 * @param contents the numbers of the rounds to go to; empty where there are few
 */
public record Page(
    String title,
    String book,
    List<Piece> about,
    List<Side> sides,
    List<Integer> contents,
    List<Round> rounds,
    List<Piece> whose) {

  private static final String STYLE = style();

  private static final PebbleEngine ENGINE =
      new PebbleEngine.Builder()
          .loader(new ClasspathLoader(Page.class.getClassLoader()))
          .strictVariables(true)
          .build();

  /**
   * A part of a sentence.
   *
   * @param name whether it is somebody's name, to be kept apart from what surrounds it
   */
  public record Piece(String text, boolean name) {}

  /**
   * @param colour by which its people are told from others
   */
  public record Side(int colour, String name, List<Person> people) {}

  /** How somebody stands at the end. */
  public record Person(String name, boolean fallen, String how) {}

  /**
   * @param again whether it was taken back to here
   */
  public record Round(int number, boolean again, String heading, List<Entry> entries) {}

  /**
   * Something that happened.
   *
   * @param classes words of our own for the style
   * @param numbers those of a throw, which stand back behind what came of it; may be empty
   */
  public record Entry(
      int card,
      String classes,
      boolean undone,
      List<Piece> start,
      List<Piece> numbers,
      List<Piece> rest,
      @Nullable Details details) {}

  /** The parts of a throw, and the faces that fell. */
  public record Details(String summary, List<Term> terms, List<Roll> dice, String rule) {}

  /** A part of the number needed. */
  public record Term(String value, List<Piece> why, String rule) {}

  /** Dice that fell. */
  public record Roll(String why, String dice, List<Integer> faces) {}

  /** One file, without script and without anything beside. */
  public String html() {
    var html = new StringWriter();
    try {
      ENGINE
          .getTemplate("cleave/report.html")
          .evaluate(html, Map.of("page", this, "style", STYLE, "digest", digest(STYLE)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return html.toString();
  }

  private static String digest(String style) {
    try {
      return Base64.getEncoder()
          .encodeToString(
              MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String style() {
    try (InputStream in = Page.class.getResourceAsStream("/cleave/report.css")) {
      if (in == null) {
        throw new IllegalStateException("the report has lost its style");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
