-- The transaction that changed a vehicle last, so that a process reads only what changed since it
-- read before: everything below its horizon (pg_snapshot_xmin) is known. A change of a dealer is one
-- of its vehicles, whose names and places searches see.
alter table vehicles add column changed_in bigint not null default 0;
create index vehicles_changed on vehicles (changed_in);

create table vehicle_removals (
  vehicle_id text primary key,
  changed_in bigint not null
);
create index vehicle_removals_changed on vehicle_removals (changed_in);

create function mark_vehicle() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger vehicles_mark before insert or update on vehicles
  for each row execute function mark_vehicle();

create function mark_vehicle_removal() returns trigger language plpgsql as $$
begin
  insert into vehicle_removals values (old.id, pg_current_xact_id()::text::bigint)
    on conflict (vehicle_id) do update set changed_in = excluded.changed_in;
  return old;
end $$;
create trigger vehicles_mark_removal after delete on vehicles
  for each row execute function mark_vehicle_removal();

create function mark_vehicles_of_dealer() returns trigger language plpgsql as $$
begin
  update vehicles set updated_at = updated_at where owner_id = new.id;
  return new;
end $$;
create trigger dealers_mark after update on dealers
  for each row when (old.* is distinct from new.*) execute function mark_vehicles_of_dealer();
