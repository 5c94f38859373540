-- The ids of library files that a text names, whatever stands around them: a field of a block, JSON
-- in a setting, an address in HTML. Indexed where such texts are, so that asking where a file is
-- used reads what uses it and nothing else.
create function media_ids(content text) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(
    replace(content, '%2F', '/'),
    '(?:upload|cutout|detail|hero|interior|place|spin360|studio|texture)/[a-z0-9-]{1,120}',
    'g'
  ) as found
$$;

create index pages_draft_media on pages using gin (media_ids(blocks::text || traits::text));
create index pages_published_media on pages using gin (media_ids(published::text));
create index settings_media on settings using gin (media_ids(value));
create index metaheads_media on metaheads using gin (media_ids(content));
create index forms_media on forms using gin (media_ids(definition::text));
create index offers_media on offers using gin (media_ids(properties::text));
create index vehicles_media on vehicles using gin (media_ids(photos::text));
create index nav_entries_image on nav_entries (image_id) where image_id is not null;
create index news_items_image on news_items (image_id) where image_id is not null;
create index collection_items_image on collection_items (image_id) where image_id is not null;
create index car_models_image on car_models (image_id) where image_id is not null;
create index dealers_image on dealers (image_id) where image_id is not null;
