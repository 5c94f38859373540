-- Last use of a session, to the minute; a session that is not used ends.
alter table sessions add column last_used_at timestamptz not null default now();
create index sessions_person on sessions (person_id, created_at);
