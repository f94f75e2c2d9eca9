/** The numbers of the book, and what a sheet comes to by them. */
@NullMarked
package dev.cleave.weaponskill.book;

import org.jspecify.annotations.NullMarked;
