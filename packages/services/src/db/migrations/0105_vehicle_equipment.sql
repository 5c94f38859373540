-- What searches by words need of a vehicle's equipment, so that a start does not unpack its texts: its
-- items, standard ones first, each in Arabic and English.
create function equipment_of(texts jsonb) returns text language sql immutable as $$
  select coalesce(string_agg(coalesce(item.ar, '') || chr(31) || coalesce(item.en, ''), chr(30)), '')
  from (
    select * from rows from (
      jsonb_array_elements_text(case jsonb_typeof(texts #> '{ar,features_standard}')
        when 'array' then texts #> '{ar,features_standard}' else '[]' end),
      jsonb_array_elements_text(case jsonb_typeof(texts #> '{en,features_standard}')
        when 'array' then texts #> '{en,features_standard}' else '[]' end)
    ) as standard (ar, en)
    union all
    select optional.ar ->> 'name', optional.en ->> 'name' from rows from (
      jsonb_array_elements(case jsonb_typeof(texts #> '{ar,features_optional}')
        when 'array' then texts #> '{ar,features_optional}' else '[]' end),
      jsonb_array_elements(case jsonb_typeof(texts #> '{en,features_optional}')
        when 'array' then texts #> '{en,features_optional}' else '[]' end)
    ) as optional (ar, en)
  ) as item (ar, en)
$$;
alter table vehicles add column equipment text not null generated always as (equipment_of(texts)) stored;
