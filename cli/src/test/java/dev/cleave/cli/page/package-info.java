@NullMarked
package dev.cleave.cli.page;

import org.jspecify.annotations.NullMarked;
