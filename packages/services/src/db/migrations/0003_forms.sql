create table forms (
  id text primary key,
  definition jsonb not null
);

create table leads (
  id uuid primary key default gen_random_uuid(),
  form_id text not null references forms (id),
  idempotency_key uuid,
  created_at timestamptz not null,
  locale text not null,
  data jsonb not null,
  integration_status text not null default 'none',
  constraint leads_idempotency_key unique (form_id, idempotency_key)
);

create index leads_form_id_created_at on leads (form_id, created_at);
