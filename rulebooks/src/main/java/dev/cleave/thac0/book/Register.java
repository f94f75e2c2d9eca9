package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What sheets and weapons seen before come to: the same few people fight thousands of fights.
 * Threads may share it; two that come at once do the same work twice, and no harm.
 */
final class Register {

  /** More than this are worked out anew: nobody looks through a long list for a duel. */
  private static final int MOST = 48;

  private final Numbers numbers;
  private volatile Page<Creature, Prowess> sheets = new Page<>(new Object[0], new Object[0]);
  private volatile Page<Weapon, Arms> weapons = new Page<>(new Object[0], new Object[0]);

  Register(Numbers numbers) {
    this.numbers = numbers;
  }

  /** Things, and in the same places what they come to. */
  private record Page<K, V>(Object[] keys, Object[] values) {

    @SuppressWarnings({"unchecked", "ReferenceEquality"}) // only what and() was given is in there
    @Nullable V find(K key) {
      for (int i = 0; i < keys.length; i++) {
        if (keys[i] == key) {
          return (V) values[i];
        }
      }
      return null;
    }

    Page<K, V> and(K key, V value) {
      if (keys.length >= MOST) {
        return this;
      }
      Object[] moreKeys = Arrays.copyOf(keys, keys.length + 1);
      Object[] more = Arrays.copyOf(values, keys.length + 1);
      moreKeys[keys.length] = key;
      more[keys.length] = value;
      return new Page<>(moreKeys, more);
    }
  }

  Prowess prowess(Creature sheet) {
    Prowess known = sheets.find(sheet);
    if (known == null) {
      known = Prowess.of(sheet, numbers);
      sheets = sheets.and(sheet, known);
    }
    return known;
  }

  Arms arms(Weapon weapon) {
    Arms known = weapons.find(weapon);
    if (known == null) {
      known = Arms.of(weapon);
      weapons = weapons.and(weapon, known);
    }
    return known;
  }
}
