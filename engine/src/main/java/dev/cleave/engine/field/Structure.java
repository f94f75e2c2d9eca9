package dev.cleave.engine.field;

/** Something built: a length of wall, a gate, a ship. */
public final class Structure extends Feature {

  private final Fabric fabric;
  private final boolean solid;
  private final int columns;
  private final int rows;

  /**
   * @param solid whether it bars the way and hides what is behind it; a deck does not
   * @param columns squares from west to east
   * @param rows squares from north to south
   */
  public Structure(String name, Fabric fabric, boolean solid, int columns, int rows) {
    super(name);
    this.fabric = fabric;
    this.solid = solid;
    this.columns = columns;
    this.rows = rows;
  }

  @Override
  public Fabric fabric() {
    return fabric;
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public boolean blocks() {
    return solid;
  }

  @Override
  public boolean hides() {
    return solid;
  }

  @Override
  protected Feature another() {
    return new Structure(name(), fabric.copy(), solid, columns, rows);
  }
}
