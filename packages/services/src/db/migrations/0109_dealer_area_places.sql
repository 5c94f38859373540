-- The middle of an area, so that distances start from a visitor's postcode. Unknown unless given.
alter table dealer_areas
  add column latitude double precision,
  add column longitude double precision,
  add constraint dealer_areas_place check (
    (latitude is null) = (longitude is null)
    and latitude between -90 and 90
    and longitude between -180 and 180
  );
