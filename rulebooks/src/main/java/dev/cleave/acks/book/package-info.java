/** The book's numbers and tables, and what a sheet comes to by them. */
@NullMarked
package dev.cleave.acks.book;

import org.jspecify.annotations.NullMarked;
