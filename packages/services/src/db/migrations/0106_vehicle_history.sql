-- What vehicles were before they changed, as far as searches compare it: what is new in a visitor's
-- saved search since a moment is told by it, without anything being kept of visitors. A moment is a
-- snapshot of transactions (pg_current_snapshot), so nothing that commits late is missed.
create table vehicle_history (
  number bigint generated always as identity primary key,
  vehicle_id text not null,
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  changed_at timestamptz not null default now(),
  -- Null where there was no such vehicle.
  before jsonb
);
create index vehicle_history_changes on vehicle_history (changed_in);
create index vehicle_history_age on vehicle_history (changed_at);

create function searched_vehicle(vehicle vehicles) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'id', vehicle.id, 'owner_id', vehicle.owner_id, 'vin', vehicle.vin, 'item_id', vehicle.item_id,
    'brand', vehicle.brand, 'nameplate', vehicle.nameplate, 'model_group', vehicle.model_group,
    'state', vehicle.state, 'status', vehicle.status, 'production_year', vehicle.production_year,
    'model_year', vehicle.model_year, 'color_canonical', vehicle.color_canonical,
    'color_key', vehicle.color_key, 'engine_types', vehicle.engine_types,
    'transmission', vehicle.transmission, 'number_of_seats', vehicle.number_of_seats,
    'power', vehicle.power, 'mileage', vehicle.mileage,
    'financing_options', vehicle.financing_options, 'price_hidden', vehicle.price_hidden,
    'msrp_minor', vehicle.msrp_minor, 'sale_minor', vehicle.sale_minor, 'names', vehicle.names)
$$;

create function keep_new_vehicles() returns trigger language plpgsql as $$
begin
  insert into vehicle_history (vehicle_id) select id from new_rows;
  return null;
end $$;
create function keep_changed_vehicles() returns trigger language plpgsql as $$
begin
  insert into vehicle_history (vehicle_id, before)
    select old_rows.id, searched_vehicle(old_rows::vehicles)
    from old_rows join new_rows using (id)
    where searched_vehicle(old_rows::vehicles) is distinct from searched_vehicle(new_rows::vehicles);
  return null;
end $$;
create function keep_removed_vehicles() returns trigger language plpgsql as $$
begin
  insert into vehicle_history (vehicle_id, before)
    select id, searched_vehicle(old_rows::vehicles) from old_rows;
  return null;
end $$;
create trigger vehicles_keep_new after insert on vehicles
  referencing new table as new_rows for each statement execute function keep_new_vehicles();
create trigger vehicles_keep_changed after update on vehicles
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_changed_vehicles();
create trigger vehicles_keep_removed after delete on vehicles
  referencing old table as old_rows for each statement execute function keep_removed_vehicles();
