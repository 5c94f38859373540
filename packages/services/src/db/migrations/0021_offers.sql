create table offers (
  id text primary key,
  car_model_key text not null,
  starts_on date not null,
  ends_on date not null default 'infinity',
  position integer not null,
  properties jsonb not null
);

-- What is over is never read.
create index offers_ends_on on offers (ends_on, starts_on);

create table exchange_rates (
  starts_on date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rate double precision not null check (rate > 0),
  primary key (starts_on, currency)
);
