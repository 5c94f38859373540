-- Orders of electric vehicles. What the buyer sent lies sealed; the token is kept as its hash.
create table ev_leads (
  id text primary key,
  locale text not null,
  status text not null check (status in ('created', 'cancellation_initialized')),
  payment_status text not null check (payment_status in ('none', 'pending', 'paid')),
  token_hash text not null,
  sealed text,
  person_indexes text[] not null default '{}',
  deposit_minor integer,
  currency text,
  stripe_account_id text,
  payment_attempt integer not null default 0,
  payment_intent_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  paid_at timestamptz(3),
  cancelled_at timestamptz(3),
  erased_at timestamptz(3)
);

create index ev_leads_created_at on ev_leads (created_at) where erased_at is null;
create index ev_leads_pending on ev_leads (updated_at) where payment_status = 'pending';
create index ev_leads_person_indexes on ev_leads using gin (person_indexes);
