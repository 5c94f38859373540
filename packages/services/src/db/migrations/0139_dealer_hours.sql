-- Opening hours by weekday with holidays, see the contract `openingHours`, and what a dealer offers;
-- null: unknown.
alter table dealers
  add column hours jsonb,
  add column services text[];
