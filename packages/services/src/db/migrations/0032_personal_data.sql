create table data_keys (
  id text primary key,
  first_used_at timestamptz(3) not null
);

-- `data` and `customer` hold what came before sealing, until a job has sealed it.
alter table leads
  alter column data drop not null,
  add column sealed text,
  add column person_indexes text[] not null default '{}';

drop index leads_form_id_created_at;
create index leads_form_id_created_at on leads (form_id, created_at, id);
create index leads_created_at on leads (created_at);
create index leads_person_indexes on leads using gin (person_indexes);

alter table orders
  alter column customer drop not null,
  add column customer_sealed text,
  add column person_indexes text[] not null default '{}',
  add column erased_at timestamptz(3);

create index orders_created_at on orders (created_at);
create index orders_person_indexes on orders using gin (person_indexes);
create index orders_overdue on orders (expires_at) where status = 'created';
