package dev.cleave.engine.creature;

/**
 * A kind of sea vessel.
 *
 * @param id its name in the content packs
 * @param name as people call it
 * @param length squares from stem to stern
 * @param beam squares from side to side
 * @param sailors who handle it under sail
 * @param rowers at its oars when they are all manned
 * @param marines it usually carries
 * @param sailing feet a round under sail, 0 if it has none
 * @param rowing feet a round under oars, 0 if it has none
 * @param armourClass how hard it is to hit
 * @param points structural hit points
 * @param rams whether it is built with a ram
 * @param large whether it rams as a large vessel
 */
public record Craft(
    String id,
    String name,
    int length,
    int beam,
    int sailors,
    int rowers,
    int marines,
    int sailing,
    int rowing,
    int armourClass,
    int points,
    boolean rams,
    boolean large) {}
