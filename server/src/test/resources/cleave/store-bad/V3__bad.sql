alter table tables add column note text not null default 'none';
insert into lease (one, holder, fence) values (2, 'nobody', 0);
