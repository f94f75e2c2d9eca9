-- What the live tables remember. The same text for SQLite and PostgreSQL; ${bytes} is the one word that differs.
-- Times are milliseconds since 1970 and are shown, never sorted by: order is by number and seq.

create table tables (
  id      text   not null primary key,
  number  bigint not null unique,
  title   text   not null,
  header  text   not null,
  dice    text   not null,
  created bigint not null
);

create table seats (
  table_id   text     not null references tables (id),
  seat       integer  not null,
  role       text     not null,
  name       text     not null,
  combatants text     not null,
  token      ${bytes} not null unique,
  revoked    boolean  not null,
  primary key (table_id, seat)
);

-- The seeds of fair dice. Apart from everything else, so that no listing can carry them by mistake.
create table secrets (
  table_id text     not null references tables (id),
  epoch    integer  not null,
  secret   ${bytes} not null,
  revealed bigint,
  primary key (table_id, epoch)
);

-- Each command once; seq is the last line of the log when it had been carried out.
create table commands (
  table_id text     not null references tables (id),
  cmd      text     not null,
  payload  ${bytes} not null,
  seat     integer  not null,
  seq      bigint   not null,
  primary key (table_id, cmd)
);

create table log (
  table_id text     not null references tables (id),
  seq      bigint   not null,
  kind     text     not null,
  body     text     not null,
  chain    ${bytes} not null,
  primary key (table_id, seq)
);

-- Who may write: one row. Whoever raises the fence stops all that came before.
create table lease (
  one    integer not null primary key check (one = 1),
  holder text    not null,
  fence  bigint  not null
);

insert into lease (one, holder, fence) values (1, '', 0);
