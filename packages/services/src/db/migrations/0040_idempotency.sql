-- What a write answered to an Idempotency-Key, until the key is forgotten.
create table idempotency_keys (
  digest text primary key,
  operation text not null,
  input_hash text not null,
  answer text,
  headers jsonb,
  claimed_until timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);
