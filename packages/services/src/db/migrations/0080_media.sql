-- Files of the library. A deleted row of an upload goes once its file is gone; one of the pictures
-- that came with the product stays, so that the next start does not bring the picture back.
create table media_items (
  id text primary key,
  type text not null check (type in ('image', 'video', 'document')),
  source text not null check (source in ('pack', 'upload')),
  kind text not null,
  name text not null,
  title jsonb not null,
  alt jsonb not null,
  tags text[] not null,
  search_text text not null,
  format text not null,
  width integer,
  height integer,
  focal jsonb,
  bytes bigint not null,
  file_key text not null,
  file_hash text not null,
  version integer not null default 1,
  intention text unique,
  created_at timestamptz(3) not null,
  created_by text,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);

create index media_items_created_at on media_items (created_at, id) where deleted_at is null;
create index media_items_updated_at on media_items (updated_at, id) where deleted_at is null;
create index media_items_name on media_items (name, id) where deleted_at is null;
create index media_items_search on media_items using gin (to_tsvector('simple', search_text));
create index media_items_tags on media_items using gin (tags);
create index media_items_file_hash on media_items (file_hash) where deleted_at is null;
create index media_items_file_key on media_items (file_key);
