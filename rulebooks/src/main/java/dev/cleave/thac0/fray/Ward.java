package dev.cleave.thac0.fray;

/** An attack kept back against another's: a block, a disarm in defence, a trap. TH.BLOCK.12 */
public record Ward(Kind kind, int since) {

  /** What is done with it. */
  public enum Kind {
    BLOCK("block"),
    DISARM("disarm"),
    TRAP("trap");

    private final String verb;
    private final String kept;

    Kind(String verb) {
      this.verb = verb;
      this.kept = "keeping a " + verb;
    }

    public String verb() {
      return verb;
    }

    /** As it is declared beside an attack, before the dice. TH.BLOCK.11, TH.DISARM.13 */
    public String kept() {
      return kept;
    }
  }
}
