-- Refunds that staff request, in whole or in part. `refunded_before`: sum of refunds at the vendor
-- when it was called first; null: not called yet. `tried_at`: time of the last call.
create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  order_number text not null references orders (order_number),
  amount_minor integer not null,
  currency text not null,
  state text not null,
  error text,
  requested_by uuid not null,
  requested_at timestamptz(3) not null,
  tried_at timestamptz(3),
  refunded_before integer,
  finished_at timestamptz(3),
  constraint payment_refunds_state check (state in ('requested', 'done', 'failed')),
  constraint payment_refunds_amount check (amount_minor > 0)
);

create index payment_refunds_order on payment_refunds (order_number);
-- One refund of a payment at a time: the vendor's sum of refunds shows whether it was made.
create unique index payment_refunds_open on payment_refunds (payment_id) where state = 'requested';
