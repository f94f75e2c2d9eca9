/** All the tables of a server: opened, kept, and found again after a restart. */
@NullMarked
package dev.cleave.server.house;

import org.jspecify.annotations.NullMarked;
