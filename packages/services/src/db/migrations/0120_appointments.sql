-- Booked appointments of holds and orders: `seat` counts from 1 to the capacity of the slot. `date`
-- and `slot` are local to the market. A row counts while its hold or order lasts; a later booking of
-- the same slot deletes those that no longer do.
create table appointments (
  lock_id uuid primary key references order_locks (lock_id) on delete cascade,
  retailer_id text not null references dealers (id),
  date date not null,
  slot text not null,
  seat integer not null check (seat > 0),
  constraint appointments_seat unique (retailer_id, date, slot, seat)
);
