package dev.cleave.fuzz;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.journal.AlteredJournal;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.proof.Cases;
import dev.cleave.rulebooks.Game;
import dev.cleave.server.web.WireTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * What strangers send us, one door each. Whatever comes in is understood or refused in the way that
 * door refuses; anything else that is thrown is a fault of ours.
 */
public enum Target {
  SCENARIO {
    @Override
    void take(String text) {
      Game.read(Yaml.parse(new Source("scenario.yaml", text)), Library.core()).newBattle();
    }
  },
  HOUSE {
    @Override
    void take(String text) {
      Library.core().with(HouseRules.of(Yaml.parse(new Source("house.yaml", text))));
    }
  },
  JOURNAL {
    @Override
    void take(String text) {
      inFile("fuzz.jsonl", text, file -> Game.of(JournalFile.read(file).header(), Library.core()));
    }
  },
  CASE {
    @Override
    void take(String text) {
      inFile("fuzz.yaml", text, file -> Cases.under(List.of(file)));
    }
  },
  DICE {
    @Override
    void take(String text) {
      try {
        Dice.parse(text);
      } catch (IllegalArgumentException noDice) {
        require(noDice.getMessage() != null, "dice are refused with a reason");
      }
    }
  },
  ACT {
    @Override
    void take(String text) {
      Battle battle = Duel.GAME.newBattle();
      battle.act(text);
    }
  },
  FRAME {
    @Override
    void take(String text) {
      WireTarget.frame(text);
    }
  },
  BODY {
    @Override
    void take(String text) {
      WireTarget.body(text);
    }
  };

  /** Made when it is first wanted. */
  private static final class Duel {
    static final Game GAME =
        Game.read(
            Yaml.parse(
                new Source(
                    "duel",
                    """
                    scenario: Duel
                    rulebook: acks2
                    map: 8x6
                    combatants:
                      Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, at: [1, 1]}
                      Orc: {side: orcs, creature: orc, hp: 6, at: [5, 1]}
                    """)),
            Library.core());
  }

  private interface Reading {
    void read(Path file);
  }

  abstract void take(String text);

  /** Takes bytes in, as a stranger's; refusals are as they should be. */
  public final void take(byte[] bytes) {
    try {
      take(new String(bytes, StandardCharsets.UTF_8));
    } catch (BadInput refused) {
      require(!refused.problems().isEmpty(), "a refusal has a reason");
      require(!String.valueOf(refused.getMessage()).isEmpty(), "a refusal has words");
    } catch (AlteredJournal altered) {
      require(this == JOURNAL, "only journals are altered");
    }
  }

  /** Where what was found lies. */
  public String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static void require(boolean so, String what) {
    if (!so) {
      throw new IllegalStateException(what);
    }
  }

  private static void inFile(String name, String text, Reading reading) {
    try {
      Path folder = Files.createTempDirectory("cleave-fuzz");
      Path file = folder.resolve(name);
      try {
        Files.writeString(file, text);
        reading.read(file);
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } catch (IOException disk) {
      throw new UncheckedIOException(disk);
    }
  }
}
