package dev.cleave.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The command in a folder of its own; what it says is kept. */
final class Command {

  /** What came of it. */
  record Result(int code, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }

    String lastLine() {
      return lines().getLast();
    }
  }

  static final String DUEL =
      """
      scenario: The duel
      about: Two old enemies meet on the road.
      rulebook: weaponskill
      distance: 20
      combatants:
        Kurt: {side: north, fighter: 3, hp: 14, weapon: sword, shield: shield, armour: chain}
        Otto: {side: south, fighter: 3, hp: 14, weapon: spear, armour: leather}
      """;

  static final String YARD =
      """
      scenario: The yard
      rulebook: weaponskill
      map: |
        ............
        ....##......
        ....#2......
        ............
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, shield: shield, at: [1, 1], facing: E}
        Thief: {side: heroes, thief: 2, hp: 8, weapon: dagger, weapons: [short bow], at: [1, 2], facing: E}
        Orc: {side: orcs, creature: orc, count: 3, at: [[9, 0], [9, 1], [9, 2]], facing: W}
      """;

  private final Path folder;
  private final Path home;
  private final Map<String, String> environment;
  private final boolean terminal;

  private Command(Path folder, Path home, Map<String, String> environment, boolean terminal) {
    this.folder = folder;
    this.home = home;
    this.environment = environment;
    this.terminal = terminal;
  }

  static Command in(Path folder) {
    return new Command(folder, folder, Map.of(), false);
  }

  /** The same, with Cleave's own sources and cases at hand. */
  Command atHome() {
    return new Command(folder, Path.of("..").toAbsolutePath().normalize(), environment, terminal);
  }

  /** The same at a terminal. */
  Command atTerminal(Map<String, String> variables) {
    return new Command(folder, home, variables, true);
  }

  /** Writes a file first. */
  Command with(String name, String text) {
    write(name, text);
    return this;
  }

  Path write(String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  String read(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  List<String> files() {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  Result run(String... args) {
    return typing("", args);
  }

  Result typing(String typed, String... args) {
    return typing(typed.getBytes(StandardCharsets.UTF_8), args);
  }

  Result typing(byte[] typed, String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code = Main.run(surroundings(typed, out, err), args);
    return new Result(code, out.toString(), err.toString());
  }

  Surroundings surroundings(byte[] typed, StringWriter out, StringWriter err) {
    return new Surroundings(
        new ByteArrayInputStream(typed),
        new PrintWriter(out),
        new PrintWriter(err),
        environment,
        folder,
        home,
        terminal);
  }
}
