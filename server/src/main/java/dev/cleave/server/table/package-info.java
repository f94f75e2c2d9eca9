/**
 * A battle people fight over the network: who sits at it, what they may know, and what they say.
 */
@NullMarked
package dev.cleave.server.table;

import org.jspecify.annotations.NullMarked;
