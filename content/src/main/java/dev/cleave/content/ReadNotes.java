package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.actor.Notes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rulebook's notes on somebody, read back; a misshapen one is refused where it stands.
 *
 * @param start the moment at which the battle begins
 */
record ReadNotes(Fields fields, long start) implements Notes {

  @Override
  public boolean has(String name) {
    return fields.has(name);
  }

  @Override
  public int number(String name) {
    return fields.number(name, 0);
  }

  @Override
  public boolean flag(String name) {
    return fields.flag(name, false);
  }

  @Override
  public String text(String name) {
    return fields.text(name, "");
  }

  @Override
  public int round(String name) {
    return fields.has(name) ? (int) ((long) fields.decimal(name) - start) : 0;
  }

  @Override
  public @Nullable Notes part(String name) {
    return fields.has(name) ? new ReadNotes(fields.mapping(name), start) : null;
  }

  @Override
  public List<Notes> entries(String name) {
    return fields.mappings(name).stream().<Notes>map(one -> new ReadNotes(one, start)).toList();
  }
}
