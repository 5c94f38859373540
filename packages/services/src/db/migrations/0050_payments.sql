-- What a hold is worth, and what its buyer told before paying, sealed, until it became an order.
alter table order_locks
  add column quote_minor integer not null default 0,
  add column quote_currency text,
  add column checkout_sealed text;

create index order_locks_checkout on order_locks (lock_id) where checkout_sealed is not null;

-- What was paid may be in another currency than the price.
alter table orders add column deposit_currency text;

create table payments (
  id uuid primary key,
  vendor text not null,
  vendor_id text,
  account text,
  capture text not null,
  vehicle_id text references vehicles (id),
  company_uuid text not null,
  lock_id uuid references order_locks (lock_id),
  order_number text references orders (order_number),
  amount_minor integer not null,
  currency text not null,
  state text not null,
  reason text,
  taken boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  due_at timestamptz(3),
  attempts integer not null default 0,
  constraint payments_state check (state in ('pending', 'placing', 'paid', 'returning', 'returned', 'ended')),
  constraint payments_amount check (amount_minor > 0)
);

create unique index payments_vendor_id on payments (vendor, vendor_id);
create index payments_due on payments (due_at) where due_at is not null;
create index payments_lock on payments (lock_id) where lock_id is not null;

-- One order has one payment that stands for it, whatever comes at once.
create unique index payments_one_per_order on payments (order_number) where state in ('placing', 'paid');

-- What vendors told, each message once.
create table payment_events (
  vendor text not null,
  event_id text not null,
  kind text not null,
  payment_id uuid references payments (id),
  received_at timestamptz(3) not null,
  primary key (vendor, event_id)
);

create index payment_events_received on payment_events (received_at);
