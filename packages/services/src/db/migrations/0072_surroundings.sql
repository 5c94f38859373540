alter table nav_entries
  add column version integer not null default 1,
  add column updated_at timestamptz(3) not null default now(),
  add column updated_by text;

create index nav_entries_area on nav_entries (area, position, id);

alter table metaheads
  add column version integer not null default 1,
  add column updated_at timestamptz(3) not null default now(),
  add column updated_by text;

create index metaheads_sequence on metaheads (sequence, id);
