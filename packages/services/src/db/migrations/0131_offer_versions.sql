-- Staff edit offers: the version that a change is based on, and the last change.
alter table offers
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text;
