@NullMarked
package dev.cleave.cli.view;

import org.jspecify.annotations.NullMarked;
