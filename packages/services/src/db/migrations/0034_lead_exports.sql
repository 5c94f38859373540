create table lead_exports (
  id uuid primary key,
  form_id text not null references forms (id) on delete cascade,
  status text not null check (status in ('pending', 'processing', 'done', 'failed')),
  format text not null,
  locale text not null,
  sort text not null,
  created_from timestamptz,
  created_until timestamptz,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  expires_at timestamptz(3),
  rows integer,
  requested_by uuid not null
);

create index lead_exports_expires_at on lead_exports (expires_at);

-- The file in pieces, each sealed: an export holds what leads hold.
create table lead_export_parts (
  export_id uuid not null references lead_exports (id) on delete cascade,
  part integer not null,
  sealed text not null,
  primary key (export_id, part)
);
