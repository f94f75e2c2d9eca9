/**
 * Standing orders: a few words by which somebody's questions are answered until they are changed.
 * An order never makes a rule: it picks among the answers that are legal anyway, and says when none
 * of them keeps it.
 */
@NullMarked
package dev.cleave.server.table.orders;

import org.jspecify.annotations.NullMarked;
