-- Visitors who want one e-mail when a held vehicle is free. Deleted with that e-mail, or a day after
-- the request. `due`: the vehicle became free.
create table vehicle_waiting (
  id uuid primary key,
  vehicle_id text not null references vehicles (id) on delete cascade,
  locale text not null,
  contact_encrypted text not null,
  person_index text not null,
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  due boolean not null default false,
  unique (vehicle_id, person_index)
);
create index vehicle_waiting_due on vehicle_waiting (created_at) where due;
create index vehicle_waiting_created_at on vehicle_waiting (created_at);
create index vehicle_waiting_person on vehicle_waiting (person_index);

-- Whatever frees a vehicle, those who wait for it are marked in the same transaction.
create function mark_waiting() returns trigger language plpgsql as $$
begin
  update vehicle_waiting set due = true
    where vehicle_id = new.id and confirmed_at is not null and not due;
  return null;
end $$;
create trigger vehicles_freed after update of held_until, status, retired_at on vehicles
  for each row
  when (
    new.held_until is null and new.status not in ('reserved', 'sold') and new.retired_at is null
    and (old.held_until is not null or old.status in ('reserved', 'sold') or old.retired_at is not null)
  )
  execute function mark_waiting();
