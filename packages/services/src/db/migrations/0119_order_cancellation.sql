-- `link_hashes`: hashes of the tokens in mailed links beside the first one. `cancel_until`: deadline
-- of the buyer; null: none. `vehicle_status`: status of the vehicle before it was reserved.
alter table orders
  add column link_hashes text[] not null default '{}',
  add column cancel_until timestamptz(3),
  add column cancelled_at timestamptz(3),
  add column vehicle_status text,
  add column reminded_at timestamptz(3);
update orders set cancel_until = confirmed_at + interval '14 days' where payment_status = 'paid';
create index orders_reminders on orders (expires_at) where status = 'created' and reminded_at is null;
