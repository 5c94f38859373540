-- What a market does not know of a vehicle is null: no feed has everything of every car.
alter table vehicles
  alter column vin drop not null,
  alter column item_id drop not null,
  alter column production_year drop not null,
  alter column model_year drop not null,
  alter column color_canonical drop not null,
  alter column color_key drop not null,
  alter column transmission drop not null,
  alter column drivetrain drop not null,
  alter column number_of_seats drop not null,
  alter column power drop not null,
  alter column mileage drop not null,
  -- Amounts reach 10^12 minor units; 0 is no price.
  alter column base_minor type bigint,
  alter column msrp_minor type bigint,
  alter column sale_minor type bigint,
  alter column monthly_minor type bigint,
  alter column subscribe_minor type bigint,
  -- Left the feed it came from: no list shows it, holds and orders still know it.
  add column retired_at timestamptz(3);
alter table orders alter column vin drop not null, alter column price_minor type bigint;

create index vehicles_retired on vehicles (retired_at) where retired_at is not null;

-- For saved searches a retired vehicle is none, and one that came back is new.
create or replace function keep_changed_vehicles() returns trigger language plpgsql as $$
begin
  insert into vehicle_history (vehicle_id, before)
    select old_rows.id,
      case when old_rows.retired_at is null then searched_vehicle(old_rows::vehicles) end
    from old_rows join new_rows using (id)
    where (old_rows.retired_at is null) <> (new_rows.retired_at is null)
      or (old_rows.retired_at is null
        and searched_vehicle(old_rows::vehicles) is distinct from searched_vehicle(new_rows::vehicles));
  return null;
end $$;
