package dev.cleave.acks.turn;

/**
 * Somebody has come into an aura and saved against it or not. A2.R.204
 *
 * @param who by his place in the battle
 * @param aura its name
 */
public record Braved(int who, String aura) {}
