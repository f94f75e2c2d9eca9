package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/** A passage to write down in a test: what holds for everybody, one word each. */
record Drill(boolean through, boolean over, boolean on, boolean abreast, boolean inFile, int hold)
    implements Passage {

  static final Drill NOBODY = new Drill(false, false, false, false, false, 0);
  static final Drill THROUGH = new Drill(true, false, false, false, false, 0);
  static final Drill TIGHT_LINE = new Drill(true, false, false, true, false, 0);
  static final Drill CLOSE_RANKS = new Drill(true, false, false, false, true, 0);

  /** A big mover among its own small folk. A2.MAP.35-38 */
  static final Drill OVER_FRIENDS = new Drill(false, true, true, false, false, 0);

  /** A big mover over enemies of whom so many hold it. A2.ENGAGE.19-21 */
  static Drill overEnemies(int needed) {
    return new Drill(false, true, false, false, false, Passage.WHOLE / needed);
  }

  @Override
  public boolean through(Combatant mover, Combatant other) {
    return through;
  }

  @Override
  public boolean over(Combatant mover, Combatant other) {
    return over;
  }

  @Override
  public boolean on(Combatant mover, Combatant other) {
    return on;
  }

  @Override
  public boolean abreast(Combatant mover, Combatant other) {
    return abreast;
  }

  @Override
  public boolean inFile(Combatant mover, Combatant other) {
    return inFile;
  }

  @Override
  public int hold(Combatant mover, Combatant other) {
    return hold;
  }
}
