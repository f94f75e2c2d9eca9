/** Time that goes on from scene to scene, and what falls due in it. */
@NullMarked
package dev.cleave.engine.time;

import org.jspecify.annotations.NullMarked;
