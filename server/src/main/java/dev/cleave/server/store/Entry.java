package dev.cleave.server.store;

/** A line to be written: its kind, and its JSON text. One that begins a chapter may be long. */
public record Entry(String kind, String body) {
  public Entry {
    Door.some("The kind of a line", kind, Door.WORD);
    Door.text("A line", body, kind.equals("chapter") ? Door.HEADER : Door.BODY);
  }
}
