create table locations (
  id text primary key,
  attributes jsonb not null,
  created_at timestamptz(3) not null
);

-- Values are sealed: some are secrets of other systems.
create table forms_settings (
  id uuid primary key,
  key text not null unique,
  sealed text not null,
  updated_at timestamptz(3) not null
);

create table lead_deliveries (
  id uuid primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  system text not null,
  status text not null check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  message text,
  created_at timestamptz(3) not null,
  attempted_at timestamptz(3),
  unique (lead_id, system)
);
