package dev.cleave.thac0.fray;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.actor.Notebook;
import dev.cleave.engine.actor.Notes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What somebody carries out of a fight comes with him into the next chapter, all of it. */
class HealthTest {

  /** Written and read back at the same moment. */
  private static final class Page implements Notebook, Notes {

    private final Map<String, Object> written = new HashMap<>();
    private final Map<String, List<Page>> entries = new HashMap<>();

    @Override
    public void number(String name, long number) {
      written.put(name, (int) number);
    }

    @Override
    public void flag(String name, boolean flag) {
      written.put(name, flag);
    }

    @Override
    public void text(String name, String text) {
      written.put(name, text);
    }

    @Override
    public void moment(String name, int round) {
      written.put(name, round);
    }

    @Override
    public Page part(String name) {
      return entry(name);
    }

    @Override
    public Page entry(String name) {
      var page = new Page();
      entries.computeIfAbsent(name, none -> new ArrayList<>()).add(page);
      return page;
    }

    @Override
    public boolean has(String name) {
      return written.containsKey(name);
    }

    @Override
    public int number(String name) {
      return (int) written.getOrDefault(name, 0);
    }

    @Override
    public boolean flag(String name) {
      return (boolean) written.getOrDefault(name, false);
    }

    @Override
    public String text(String name) {
      return (String) written.getOrDefault(name, "");
    }

    @Override
    public int round(String name) {
      return number(name);
    }

    @Override
    public List<Notes> entries(String name) {
      return List.copyOf(entries.getOrDefault(name, List.of()));
    }
  }

  @Test
  void everythingIsReadBackAsItWasWritten() {
    var health =
        new Health(
            3,
            true,
            17,
            2,
            List.of(new Injury("limb3", "right leg", 4, 9), new Injury("bleed2", "", 2)),
            List.of(new Dose("O", 25, -2), new Dose("A", 40, 1)),
            new Rest(70, 50, 6));
    var page = new Page();
    health.pack(page);
    assertThat(Health.unpack(page)).isEqualTo(health);
  }

  @Test
  void whoIsWholeIsReadBackWhole() {
    var page = new Page();
    Health.WHOLE.pack(page);
    assertThat(Health.unpack(page)).isEqualTo(Health.WHOLE);
  }
}
