-- What visitors saw of an offer when it was last checked, see `checkOffers`; null: not yet checked.
alter table offers add column shown jsonb;
