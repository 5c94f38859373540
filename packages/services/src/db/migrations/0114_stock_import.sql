-- Feeds become the stock through runs. A run reads a file into staged rows, and one transaction applies
-- them: the run is then a version of the stock. What it replaced is kept, so it can be taken back.
create table machine_tokens (
  id uuid primary key,
  name text not null,
  prefix text not null,
  token_hash text not null unique,
  scopes text[] not null,
  sources text[],
  person_id uuid not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index machine_tokens_name on machine_tokens (name) where revoked_at is null;

-- Every version of every mapping: runs name the one they used.
create table stock_mappings (
  name text not null,
  version integer not null,
  target text not null,
  mapping jsonb not null,
  updated_at timestamptz(3) not null,
  updated_by text not null,
  deleted_at timestamptz(3),
  primary key (name, version)
);

create table stock_sources (
  id text primary key,
  label text not null,
  kind text not null,
  mapping text,
  mode text not null,
  url text,
  file text,
  schedule text,
  enabled boolean not null,
  version integer not null default 1,
  -- What the address answered last time it was applied: asked with, so that nothing new costs nothing.
  etag text,
  last_modified text,
  next_run_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create sequence stock_versions;

create table stock_runs (
  id uuid primary key,
  number bigint generated always as identity,
  source_id text not null references stock_sources (id) on delete cascade,
  kind text not null,
  target text not null,
  status text not null,
  version bigint,
  rolled_back_by uuid,
  -- Of a rollback: the first run that it takes back.
  target_run uuid,
  mode text not null,
  mapping_name text,
  mapping_version integer,
  file_id uuid,
  file_name text,
  etag text,
  last_modified text,
  bytes bigint not null default 0,
  bytes_total bigint,
  rows integer not null default 0,
  staged integer not null default 0,
  accepted integer not null default 0,
  repaired integer not null default 0,
  rejected integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  retired integer not null default 0,
  broken_pictures integer not null default 0,
  reason text,
  reason_details jsonb not null default '{}',
  confirmed boolean not null default false,
  started_by text,
  person_id uuid,
  token_id uuid references machine_tokens (id),
  created_at timestamptz(3) not null,
  heartbeat_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
create unique index stock_runs_one_at_once on stock_runs (source_id)
  where status in ('queued', 'reading', 'waiting', 'applying');
create index stock_runs_number on stock_runs (number);
create index stock_runs_source on stock_runs (source_id, number);

create table stock_staged (
  run_id uuid not null references stock_runs (id) on delete cascade,
  position integer not null,
  row integer not null,
  vehicle_id text not null,
  op text not null,
  change text not null,
  outcome text not null,
  notes jsonb not null default '[]',
  match_id text,
  match_key text,
  hash text,
  imported jsonb,
  record jsonb,
  primary key (run_id, position)
);
create unique index stock_staged_vehicle on stock_staged (run_id, vehicle_id);

create table stock_report (
  run_id uuid not null references stock_runs (id) on delete cascade,
  seq bigint generated always as identity,
  row integer not null,
  outcome text not null,
  change text,
  vehicle_id text,
  notes jsonb not null,
  primary key (run_id, seq)
);

-- What a run replaced; `before` is null where there was no such vehicle.
create table stock_run_changes (
  run_id uuid not null references stock_runs (id) on delete cascade,
  vehicle_id text not null,
  before jsonb,
  primary key (run_id, vehicle_id)
);

-- Where a vehicle comes from: what its source says and what staff changed by hand.
create table vehicle_sources (
  vehicle_id text primary key references vehicles (id) on delete cascade,
  source_id text references stock_sources (id) on delete set null,
  match_id text,
  match_key text,
  hash text,
  imported jsonb not null,
  edited jsonb not null default '{}',
  edits integer not null default 1,
  edited_by text,
  edited_at timestamptz(3)
);
create index vehicle_sources_source on vehicle_sources (source_id);
create unique index vehicle_sources_match on vehicle_sources (source_id, match_id);
create unique index vehicle_sources_key on vehicle_sources (source_id, match_key);
