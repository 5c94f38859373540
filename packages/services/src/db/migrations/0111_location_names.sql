-- Locations are listed by name, a page at a time.
create index locations_name on locations ((attributes ->> 'name'), id);
