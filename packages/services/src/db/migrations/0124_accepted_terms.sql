-- Terms that buyers accepted: each text once, and per order the key, version, time and digest.
create table terms_texts (
  sha256 text primary key,
  html text not null,
  stored_at timestamptz(3) not null
);
alter table orders add column terms jsonb not null default '[]';
