alter table nav_entries
  add column icon text,
  add column dc_strategy jsonb,
  add column panel jsonb not null default '{"columns": [], "cards": [], "feature": null}';

create index nav_entries_media on nav_entries using gin (media_ids(panel::text));
