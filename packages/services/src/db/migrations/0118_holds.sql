-- Who has a hold, as keyed hashes by which holds are limited; cleared a day after it was acquired.
-- `held_since` is the start of the first of consecutive holds of one buyer.
alter table order_locks
  add column held_since timestamptz(3),
  add column browser_digest text,
  add column address_digest text;
update order_locks set held_since = created_at;
alter table order_locks alter column held_since set not null;
create index order_locks_browser on order_locks (browser_digest, created_at)
  where browser_digest is not null;
create index order_locks_address on order_locks (address_digest)
  where address_digest is not null and released_at is null;
create index order_locks_digests on order_locks (created_at)
  where browser_digest is not null or address_digest is not null;
create index order_locks_vehicle on order_locks (vehicle_id, released_at);

-- The end of a vehicle's hold is part of its public data: whatever changes a hold, the triggers of
-- vehicles announce it.
alter table vehicles add column held_until timestamptz(3);
update vehicles set held_until = live.expires_at
  from order_locks live where live.vehicle_id = vehicles.id and live.released_at is null;

create function mark_held_vehicle() returns trigger language plpgsql as $$
declare
  until timestamptz := case when new.released_at is null then new.expires_at end;
begin
  update vehicles set held_until = until
    where id = new.vehicle_id and held_until is distinct from until;
  return null;
end $$;
create trigger order_locks_held after insert on order_locks
  for each row when (new.released_at is null) execute function mark_held_vehicle();
create trigger order_locks_held_changed after update of expires_at, released_at on order_locks
  for each row when (old.released_at is null) execute function mark_held_vehicle();
