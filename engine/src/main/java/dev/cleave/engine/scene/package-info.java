/**
 * Scenes that people have before them, and what the Judge may do to them whatever the rules say.
 */
@NullMarked
package dev.cleave.engine.scene;

import org.jspecify.annotations.NullMarked;
