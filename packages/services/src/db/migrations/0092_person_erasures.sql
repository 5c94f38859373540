-- Whom the market has forgotten, by keyed hash; `sealed` holds who it is while a job is at it.
create table person_erasures (
  id uuid primary key,
  person_hashes text[] not null,
  status text not null,
  sealed text,
  reason text not null,
  ticket text,
  keep_orders boolean not null,
  counts jsonb not null,
  requested_by uuid not null,
  requested_at timestamptz(3) not null,
  finished_at timestamptz(3)
);

create unique index person_erasures_pending on person_erasures (person_hashes)
  where status = 'pending';
create index person_erasures_person_hashes on person_erasures using gin (person_hashes);
create index person_erasures_requested_at on person_erasures (requested_at, id);
