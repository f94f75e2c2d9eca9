@NullMarked
package dev.cleave.rulebooks;

import org.jspecify.annotations.NullMarked;
