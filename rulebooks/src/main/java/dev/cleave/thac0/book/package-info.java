/** The numbers of the book, and what sheets and weapons come to by them. */
@NullMarked
package dev.cleave.thac0.book;

import org.jspecify.annotations.NullMarked;
