/** What the book says in numbers and tables, and what a sheet comes to by it. */
@NullMarked
package dev.cleave.acks.book;

import org.jspecify.annotations.NullMarked;
