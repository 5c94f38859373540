-- Numbers that were verified by an SMS code, as keyed hashes. Rows are deleted once they have ended.
create table verified_phones (
  digest text primary key,
  until timestamptz(3) not null
);
create index verified_phones_until on verified_phones (until);

-- Amount due now in the currency of the vehicle, if the payment vendor charges another currency.
alter table order_locks add column quote_base_minor integer;
