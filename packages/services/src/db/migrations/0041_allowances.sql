-- How much of a limited thing (messages that cost money) someone used, over all processes.
create table allowances (
  digest text primary key,
  subject text not null,
  used integer not null,
  ends_at timestamptz not null
);
create index allowances_ends_at on allowances (ends_at);
