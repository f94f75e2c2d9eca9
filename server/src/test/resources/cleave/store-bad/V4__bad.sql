insert into lease (one, holder, fence) values (2, 'nobody', 0);
