-- The words of a banner are kept once, however many agree to them.
create table consent_texts (
  digest text primary key,
  locale text not null,
  text text not null
);

create table consent_receipts (
  id uuid primary key,
  decided_at timestamptz not null,
  received_at timestamptz not null,
  status text not null,
  scopes jsonb not null,
  policy_version text not null,
  strategy text not null,
  gpc boolean not null,
  text_digest text not null references consent_texts (digest)
);

create index consent_receipts_received_at on consent_receipts (received_at, id);
