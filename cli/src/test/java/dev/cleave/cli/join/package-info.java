@NullMarked
package dev.cleave.cli.join;

import org.jspecify.annotations.NullMarked;
