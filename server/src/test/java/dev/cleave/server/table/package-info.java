@NullMarked
package dev.cleave.server.table;

import org.jspecify.annotations.NullMarked;
