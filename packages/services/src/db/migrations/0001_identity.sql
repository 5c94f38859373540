create table people (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  roles jsonb not null,
  signed_in_at timestamptz not null,
  constraint people_issuer_subject unique (issuer, subject)
);

create table sessions (
  token_hash text primary key,
  person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_expires_at on sessions (expires_at);

create table markers (
  name text primary key,
  set_at timestamptz not null default now()
);
