create table pages (
  id text primary key,
  kind text not null check (kind in ('page', 'redirect')),
  path text not null unique,
  title jsonb not null,
  page_type text,
  traits jsonb not null,
  blocks jsonb not null,
  version integer not null check (version >= 1),
  published_version integer,
  published jsonb,
  updated_at timestamptz not null,
  updated_by text,
  constraint published_whole check ((published is null) = (published_version is null))
);

create table page_versions (
  page_id text not null references pages (id) on delete cascade,
  version integer not null,
  snapshot jsonb not null,
  published_at timestamptz not null,
  published_by text,
  primary key (page_id, version)
);

create table page_changes (
  page_id text not null references pages (id) on delete cascade,
  version integer not null,
  operations jsonb not null,
  person_id uuid,
  person_name text not null,
  changed_at timestamptz not null,
  primary key (page_id, version)
);

create table settings (
  key text primary key,
  value text not null
);

create table nav_entries (
  id text primary key,
  label jsonb not null,
  url text not null,
  area text not null check (area in ('primary', 'secondary', 'footer')),
  image_id text,
  position integer not null,
  children jsonb not null
);

create table metaheads (
  id text primary key,
  content text not null,
  language text not null check (language in ('javascript', 'js-src', 'css', 'sass', 'scss', 'html')),
  sequence integer not null,
  page_id text references pages (id) on delete cascade,
  reload_on_each_page boolean not null,
  in_body boolean not null
);

create index metaheads_page_id on metaheads (page_id);
