-- Time at which staff marked the vehicle of an order as sold; null: not sold.
alter table orders add column sold_at timestamptz(3);

-- The order and the name of a mail, for the order's history.
alter table mail_outbox add column order_number text, add column name text;
create index mail_outbox_order on mail_outbox (order_number, created_at)
  where order_number is not null;
