-- Figures of offers by property, each with its source, see the contract `offerFigures`. Figures
-- among the properties are no longer shown.
alter table offers add column figures jsonb not null default '{}';

-- Every offer ends. One without an end keeps 30 days, in which staff can give it a date.
update offers set ends_on = greatest(starts_on, current_date) + 30 where not isfinite(ends_on);
alter table offers alter column ends_on drop default;
alter table offers add constraint offers_end check (isfinite(ends_on));
