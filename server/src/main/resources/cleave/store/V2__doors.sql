-- Tables that their Judge has put away, and seats that somebody has taken.
-- Of the seats there were before nobody knows whether they are taken, so they count as taken: nobody else is offered them.

alter table tables add column archived boolean not null default false;

alter table seats add column taken boolean not null default true;
