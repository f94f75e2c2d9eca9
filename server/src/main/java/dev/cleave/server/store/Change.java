package dev.cleave.server.store;

import java.util.List;

/** A change that an append makes beside the log, in the same transaction. */
public sealed interface Change {

  /** A new seat. */
  record Add(Seat seat) implements Change {}

  record Rename(int seat, String name) implements Change {
    public Rename {
      Door.text("The name of a seat", name, Door.NAME);
    }
  }

  /** The combatants a seat plays. */
  record Assign(int seat, List<String> combatants) implements Change {
    public Assign {
      combatants = List.copyOf(combatants);
      Combatants.join(combatants);
    }
  }

  /** A new link for a seat, revoked or not; the old one is dead, and nobody has taken it. */
  record Renew(int seat, Digest token) implements Change {}

  record Revoke(int seat) implements Change {}

  /** Somebody sits down in a seat. */
  record Take(int seat) implements Change {}

  /** The Judge puts a table away, or brings it back. */
  record Archive(boolean archived) implements Change {}

  /** The secret of a new epoch of fair dice. */
  record Promise(int epoch, byte[] secret) implements Change {
    private static final int LENGTH = 32;

    public Promise {
      Door.atLeast("The epoch", epoch, 0);
      if (secret.length != LENGTH) {
        throw new NotStorable("A secret has %d bytes.".formatted(LENGTH));
      }
      secret = secret.clone();
    }

    @Override
    public byte[] secret() {
      return secret.clone();
    }

    @Override
    public String toString() {
      return "Promise[epoch=%d]".formatted(epoch);
    }
  }

  /** The secret of an epoch is shown to all: the epoch is closed. */
  record Reveal(int epoch) implements Change {}
}
