/**
 * A table at which people play over the network: who sits at it, what they may know, and what they
 * say.
 *
 * <p>The words of this room:
 *
 * <dl>
 *   <dt>{@link dev.cleave.server.table.LiveTable Live table}
 *   <dd>the whole of it, seen from outside; all it does happens on one thread of its own
 *   <dt>Course
 *   <dd>what is played there in which order: lobby, fight, what comes after it, the next chapter
 *   <dt>Minutes
 *   <dd>the entries of the chapter that is played, and answers given before their turn
 *   <dt>Pen
 *   <dd>writes lines to the {@link dev.cleave.server.table.Log log}; nobody is told anything before
 *       it is written
 *   <dt>Mailbox
 *   <dd>what was said to the table and it has not heard yet
 *   <dt>Seated table
 *   <dd>the engine's table whose questions go to people
 *   <dt>Docket
 *   <dd>what is asked now, of whom, and since when; each question on it is a Prompt
 *   <dt>Desk
 *   <dd>takes whatever is said that is no answer: undo, the Judge's acts, settings, studies
 *   <dt>Break
 *   <dd>what breaks off the rules in the middle: the table closes, goes back, begins again
 *   <dt>Chairs
 *   <dd>the seats: who plays whom, who is asked what, whose dice they are
 *   <dt>Audience
 *   <dd>those who sit or look on now, each told what is new to him
 *   <dt>Haste
 *   <dd>who takes back or gives orders too often is asked to wait
 *   <dt>Glimpses
 *   <dd>what each seat was shown last, while more is kept from it
 *   <dt>Viewpoint
 *   <dd>whose eyes: the Judge's, a side's, an onlooker's
 *   <dt>Cards, Deck
 *   <dd>the log as one pair of eyes may read it; the cards of all of them
 *   <dt>Facts, Rolls
 *   <dd>what a card tells besides its sentence; the dice that wait for theirs
 *   <dt>Tableau, Views, Ribbon
 *   <dd>how the table and those at it stand, as JSON; who acts when this round
 *   <dt>Studies, Forecast, Hunch
 *   <dd>options, reasons and odds for who is asked; what he can only guess
 *   <dt>Fog, Sighting
 *   <dd>what everybody's eyes make out of the map, and what they remember of it
 *   <dt>Tact, Ken
 *   <dd>nobody is named, offered or counted of whom those eyes do not know
 *   <dt>{@link dev.cleave.engine.actor.Order Order}, Sequence
 *   <dd>what many of one side do until told otherwise; in which order they act on one count
 *   <dt>Cup
 *   <dd>the dice: what was promised of them, and which face comes next
 *   <dt>Gathering
 *   <dd>waits for what the seats give to the dice
 *   <dt>{@link dev.cleave.server.table.Vault Vault}
 *   <dd>where the secrets of the dice lie
 *   <dt>Orders
 *   <dd>what the Judge wants the next dice to show
 *   <dt>Bookmark, Marks
 *   <dd>how a chapter begins in the log, with all that the table knew by then; which numbers its
 *       cards have
 *   <dt>Archive
 *   <dd>the chapters before the one that is played, opened to be read or to go back to
 *   <dt>Script
 *   <dd>a scenario as the Judge writes it
 *   <dt>Account, Reel
 *   <dd>the story so far to be kept: in words, or as frames of a film
 *   <dt>Reckoning, Deeds, Rows, Turns
 *   <dd>a fight that is over in numbers: who did what, and which turn was the greatest
 * </dl>
 */
@NullMarked
package dev.cleave.server.table;

import org.jspecify.annotations.NullMarked;
