-- Where a dealer sells. `keys` holds what a search compares (brand, state, postcode, locality),
-- folded, so that one index answers every combination.
create table dealer_areas (
  dealer_id text not null references dealers (id) on delete cascade,
  postcode text not null,
  state jsonb not null,
  locality jsonb not null,
  keys text[] not null,
  primary key (dealer_id, postcode)
);

create index dealer_areas_keys on dealer_areas using gin (keys);
