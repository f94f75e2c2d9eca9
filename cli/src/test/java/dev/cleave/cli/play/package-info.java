@NullMarked
package dev.cleave.cli.play;

import org.jspecify.annotations.NullMarked;
