/** The battle as every rule of this book finds it: the fighters, and how the fight stands. */
@NullMarked
package dev.cleave.thac0.fray;

import org.jspecify.annotations.NullMarked;
