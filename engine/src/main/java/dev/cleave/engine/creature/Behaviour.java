package dev.cleave.engine.creature;

import java.util.List;
import java.util.Locale;

/**
 * How a creature fights when nobody answers for it: what a Judge would say of it in a sentence.
 * Whether a book can do what it is inclined to, the book says.
 *
 * @param name as scenarios and house rules have it
 * @param about the sentence
 * @param targets whom it strikes at, the first that tells two foes apart
 * @param closes when it goes for a foe out of reach
 * @param charges it runs at the foe if it can
 * @param minds it sees points, gaps and shields before it runs into them
 * @param shoots it keeps to missiles while it may
 * @param hurls javelins, oil, holy water before blows
 * @param readies it waits with a blow for who comes
 * @param ranks it keeps its place beside its friends
 * @param lurks it stays hidden until it can strike unseen, and comes from behind
 * @param aloof it keeps friends between itself and the foe
 * @param tends it looks after the hurt and the fallen
 * @param leaves at this share of its hit points, in percent, it breaks off; 0 for never
 * @param tricks special maneuvers it likes to try, by name
 * @param weighs those whose choices it plays on in thought to find the best; none for who does not
 *     look ahead
 * @param measures its figures
 */
public record Behaviour(
    String name,
    String about,
    List<Taste> targets,
    Closing closes,
    boolean charges,
    boolean minds,
    boolean shoots,
    boolean hurls,
    boolean readies,
    boolean ranks,
    boolean lurks,
    boolean aloof,
    boolean tends,
    int leaves,
    List<String> tricks,
    List<Behaviour> weighs,
    Measures measures) {

  public Behaviour {
    targets = List.copyOf(targets);
    tricks = List.copyOf(tricks);
    weighs = List.copyOf(weighs);
  }

  /** The plain fighter: strikes the weakest in reach, else goes for the nearest. */
  public static final Behaviour PLAIN =
      new Behaviour(
          "plain",
          "Strikes the weakest in reach, else goes for the nearest.",
          List.of(Taste.WEAKEST),
          Closing.AT_ONCE,
          true,
          false,
          true,
          false,
          false,
          false,
          false,
          false,
          true,
          0,
          List.of(),
          List.of(),
          Measures.NONE);

  /** What makes one foe a better mark than another. */
  public enum Taste {
    NEAREST,
    WEAKEST,
    STRONGEST,
    HURT,
    CASTERS,
    SHOOTERS,
    /** Who is busy with a friend, or looks the other way. */
    EXPOSED,
    /** Whom the blow is likeliest to hit. */
    LIKELIEST;

    /** As content has it. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** When somebody goes for a foe out of reach. */
  public enum Closing {
    AT_ONCE,
    /** With his friends, not before them. */
    TOGETHER,
    /** Where he finds the foe busy, hurt or outnumbered. */
    WHEN_IT_PAYS,
    NEVER;

    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** It looks ahead before it chooses. */
  public boolean plans() {
    return !weighs.isEmpty();
  }

  /** The same without looking ahead. */
  public Behaviour unplanned() {
    return new Behaviour(
        name, about, targets, closes, charges, minds, shoots, hurls, readies, ranks, lurks, aloof,
        tends, leaves, tricks, List.of(), measures);
  }

  /** Nobody has said how: as the book's own plain fighter does. */
  public boolean isPlain() {
    return name.equals(PLAIN.name);
  }
}
