-- A hold of a configuration that is built on demand is not of a single car: it excludes nobody, its
-- order reserves no vehicle, and its end is not shown.
alter table order_locks add column shared boolean not null default false;
alter table orders add column shared boolean not null default false;
update order_locks set shared = true from vehicles
  where vehicles.id = order_locks.vehicle_id and vehicles.status = 'on_demand'
    and order_locks.released_at is null;
update orders set shared = true from order_locks
  where order_locks.lock_id = orders.lock_id and order_locks.shared and orders.status = 'created';
update vehicles set held_until = null where status = 'on_demand' and held_until is not null;

drop index order_locks_live;
create unique index order_locks_live on order_locks (vehicle_id)
  where released_at is null and not shared;
drop index orders_one_per_vehicle;
create unique index orders_one_per_vehicle on orders (vehicle_id)
  where status in ('created', 'confirmed') and not shared;

drop trigger order_locks_held on order_locks;
create trigger order_locks_held after insert on order_locks
  for each row when (new.released_at is null and not new.shared) execute function mark_held_vehicle();
drop trigger order_locks_held_changed on order_locks;
create trigger order_locks_held_changed after update of expires_at, released_at on order_locks
  for each row when (old.released_at is null and not new.shared) execute function mark_held_vehicle();
