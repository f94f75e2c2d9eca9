alter table tables add column note text not null default 'none';
