/**
 * The memory of the live tables. A {@link dev.cleave.server.store.Store} keeps tables, seats,
 * secrets and logs in SQLite or PostgreSQL; everything is written as an {@link
 * dev.cleave.server.store.Append} in one transaction, and what was answered has been written down.
 */
@NullMarked
package dev.cleave.server.store;

import org.jspecify.annotations.NullMarked;
