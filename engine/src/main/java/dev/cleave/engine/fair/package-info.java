/**
 * Dice anyone can check: whoever rolls promises his secret before anybody speaks, everybody adds
 * some of his own, and at the end the secret is shown and every face can be worked out again.
 */
@NullMarked
package dev.cleave.engine.fair;

import org.jspecify.annotations.NullMarked;
