package dev.cleave.engine.creature;

/**
 * The figures of a behaviour, from content: when something is worth trying, how long and how far.
 *
 * @param patience rounds in a row without a blow after which somebody has to stir
 * @param bay rounds in a row without a blow after which who breaks off turns at bay
 * @param safe feet at which who keeps away feels safe
 * @param beside feet within which people stand by each other
 * @param near feet within which they come to each other's help
 * @param apart feet between friends at which one blast catches but one of them
 * @param rank feet one may be ahead of the next and still be in line with him
 * @param ward feet within which one stands by whom one guards
 * @param charge feet from which a charge is worth it
 * @param rebuke the throw that a rebuke may need to be worth the word
 * @param hurl the throw that a javelin may need to be worth it
 * @param trick so many of a hundred maneuvers should come off
 * @param spell hit points' worth in hundredths below which a spell is kept for later
 * @param nodes answers in thought for one answer of who plans
 * @param ahead rounds beyond this one that he looks ahead
 * @param choices so many of the things he might do are looked at
 * @param tries so often each is tried before the worse half is dropped
 * @param sure hundredths of a standard error by which something must be better than the usual
 */
public record Measures(
    int patience,
    int bay,
    int safe,
    int beside,
    int near,
    int apart,
    int rank,
    int ward,
    int charge,
    int rebuke,
    int hurl,
    int trick,
    int spell,
    int nodes,
    int ahead,
    int choices,
    int tries,
    int sure) {

  /** Of who has no sheet: nothing is worth the trouble. */
  public static final Measures NONE =
      new Measures(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
