package dev.cleave.server.table;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How an account of a fight is written. */
public enum Form {
  /** Text with light marks. */
  MARKDOWN("text/markdown; charset=utf-8", "md"),
  /** One page that needs nothing beside it. */
  HTML("text/html; charset=utf-8", "html"),
  /** A JSON object a line: the Judge's is a journal that can be played again. */
  JSONL("application/jsonl; charset=utf-8", "jsonl");

  private final String type;
  private final String ending;

  Form(String type, String ending) {
    this.type = type;
    this.ending = ending;
  }

  /** The form of that name, null if there is none. */
  public static @Nullable Form named(@Nullable String word) {
    for (Form form : values()) {
      if (form.word().equals(word)) {
        return form;
      }
    }
    return null;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its media type. */
  public String type() {
    return type;
  }

  /** How names of its files end. */
  public String ending() {
    return ending;
  }
}
