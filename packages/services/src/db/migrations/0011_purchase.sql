create table order_locks (
  lock_id uuid primary key,
  vehicle_id text not null references vehicles (id),
  vendor_uuid text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  released_at timestamptz(3)
);

create unique index order_locks_live on order_locks (vehicle_id) where released_at is null;
create index order_locks_expiry on order_locks (expires_at) where released_at is null;

create table orders (
  order_number text primary key,
  lock_id uuid not null unique references order_locks (lock_id),
  vehicle_id text not null references vehicles (id),
  vin text not null,
  vendor_uuid text not null,
  status text not null,
  payment_status text not null,
  locale text not null,
  finance_option text not null,
  customer jsonb not null,
  price_minor integer not null,
  deposit_minor integer not null,
  currency text not null,
  token_hash text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  constraint orders_status check (status in ('created', 'confirmed', 'expired', 'cancelled'))
);

-- Whatever else goes wrong, a vehicle is never promised to two buyers.
create unique index orders_one_per_vehicle on orders (vehicle_id) where status in ('created', 'confirmed');
