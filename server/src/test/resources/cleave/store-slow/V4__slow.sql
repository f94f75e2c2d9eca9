create table half (counted bigint not null);
insert into half (counted)
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1000000000)
  select count(*) from numbers;
