-- What was stored before sealing; empty once a job has sealed it.
create index leads_plain on leads (id) where sealed is null;
create index orders_plain on orders (order_number) where customer is not null;

drop index orders_created_at;
create index orders_created_at on orders (created_at) where erased_at is null;
