-- Who told something before paying is found by blind index, like in orders.
alter table order_locks add column person_indexes text[] not null default '{}';

create index order_locks_person_indexes on order_locks using gin (person_indexes)
  where checkout_sealed is not null;
