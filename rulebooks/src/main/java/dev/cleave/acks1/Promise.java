package dev.cleave.acks1;

import dev.cleave.engine.tally.Tally;

/**
 * The number of somebody's first throw at another, as he was told it when he chose: what others do
 * at the same moment makes it neither harder nor easier. A1.INIT.06, A1.GAP.208
 *
 * @param target by index
 */
record Promise(int target, Tally needs) {}
