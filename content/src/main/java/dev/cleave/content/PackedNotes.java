package dev.cleave.content;

import dev.cleave.engine.actor.Notebook;
import tools.jackson.databind.node.ObjectNode;

/**
 * A rulebook's notes on somebody, as JSON; empty ones are left out.
 *
 * @param start the moment at which the battle began
 */
record PackedNotes(ObjectNode json, long start) implements Notebook {

  @Override
  public void number(String name, long number) {
    if (number != 0) {
      json.put(name, number);
    }
  }

  @Override
  public void flag(String name, boolean flag) {
    if (flag) {
      json.put(name, true);
    }
  }

  @Override
  public void text(String name, String text) {
    if (!text.isEmpty()) {
      json.put(name, text);
    }
  }

  @Override
  public void moment(String name, int round) {
    json.put(name, start + round);
  }

  @Override
  public Notebook part(String name) {
    return new PackedNotes(json.putObject(name), start);
  }

  @Override
  public Notebook entry(String name) {
    return new PackedNotes(json.withArray(name).addObject(), start);
  }
}
