-- Prices that an administrator answers for on a page until a day, see `declaredPrices`.
create table declared_prices (
  id uuid primary key,
  page_id text not null references pages (id) on delete cascade,
  figure text not null,
  amount double precision not null check (amount > 0),
  currency text not null,
  reason text not null,
  ends_on date not null check (isfinite(ends_on)),
  declared_by text,
  declared_at timestamptz not null,
  is_over boolean not null default false
);

create index declared_prices_page on declared_prices (page_id);
create index declared_prices_open on declared_prices (ends_on) where not is_over;
