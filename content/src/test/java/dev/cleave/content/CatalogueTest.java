package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Catalogue.Entry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogueTest {

  private static List<Entry> find(String kind, String rulebook, String words) {
    return Catalogue.of(Library.core(), kind, rulebook).find(words, 50);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "creatures|acks2|brigand|Brigand|1 HD, AC 3, man-sized, 40', sword d6, short bow d6",
        "creatures|weaponskill|brigand|Brigand|1 HD, AR 2, man-sized, 40', sword d10, short bow d6",
        "weapons|acks2|dagger|Dagger|d4, tiny, piercing, slashing, 15/30/45'",
        "weapons|weaponskill|dagger|Dagger|d6, tiny, piercing, slashing, 10/20/30'",
        "armour|acks2|chain|Chain mail|AC 4, 4 stone",
        "armour|weaponskill|chain|Chain mail|AR 4, 30'",
        "classes|acks2|fighter|Fighter|hit die 1d8, fights as fighter, cleaves one per level",
        "items|acks2|healing potion|Potion of healing|potion, heals d6+1, +1 to treat wounds",
        "spells|acks2|magic missile|Magic missile|mage 1, 150', one enemy, 1d6+1 arcane",
      })
  void aLineSaysWhatMattersInTheFiguresOfTheBook(
      String kind, String rulebook, String id, String name, String line) {
    assertThat(find(kind, rulebook, id).getFirst()).isEqualTo(new Entry(id, name, line));
  }

  @Test
  void wholeNamesComeFirstThenBeginningsThenWordsThenTheRest() {
    List<String> found = find("weapons", "acks2", "bow").stream().map(Entry::id).toList();
    assertThat(found).contains("short bow", "crossbow");
    assertThat(found.indexOf("short bow")).isLessThan(found.indexOf("crossbow"));
    assertThat(find("weapons", "acks2", "sword").getFirst().id()).isEqualTo("sword");
    assertThat(find("weapons", "acks2", "bow short").getFirst().id()).isEqualTo("short bow");
  }

  @Test
  void otherNamesFindItToo() {
    assertThat(find("creatures", "acks2", "bandit").getFirst().id()).isEqualTo("brigand");
    assertThat(find("creatures", "acks2", "BANDIT ").getFirst().id()).isEqualTo("brigand");
    assertThat(find("creatures", "acks2", "no such thing")).isEmpty();
  }

  @Test
  void whatABookCannotUseIsLeftOut() {
    for (String rulebook : Library.core().rulebooks()) {
      for (String kind : Catalogue.KINDS) {
        List<Entry> all = Catalogue.of(Library.core(), kind, rulebook).find("", 1000);
        assertThat(all).as(kind).isNotEmpty();
        for (Entry one : all) {
          if (kind.equals("weapons")) {
            var figures = Library.core().figures(rulebook, Map.of());
            assertThat(Library.core().weapon(one.id(), rulebook, figures).id()).isEqualTo(one.id());
          }
        }
      }
    }
  }

  @Test
  void noMoreThanWanted() {
    assertThat(Catalogue.of(Library.core(), "weapons", "acks2").find("", 3)).hasSize(3);
  }
}
