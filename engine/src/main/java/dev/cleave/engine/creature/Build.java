package dev.cleave.engine.creature;

/**
 * A kind of structure or vessel.
 *
 * @param id its name in the content packs
 * @param name as people call it
 * @param armourClass how hard it is to hit
 * @param points structural hit points
 * @param solid whether it bars the way and hides what is behind it
 */
public record Build(
    String id, String name, Material material, int armourClass, int points, boolean solid) {}
