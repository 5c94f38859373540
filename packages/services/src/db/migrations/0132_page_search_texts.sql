-- Texts of published pages for the site's search, one row per language; see `storeSearchTexts`.
create table page_search_texts (
  page_id text not null references pages (id) on delete cascade,
  locale text not null,
  title text not null,
  keywords text not null,
  description text not null,
  body text not null,
  questions jsonb not null,
  image_id text,
  -- The page has blocks that appear or disappear at a time.
  is_scheduled boolean not null,
  -- Version of the code that read the texts.
  reader integer not null,
  primary key (page_id, locale)
);
create index page_search_texts_scheduled on page_search_texts (page_id) where is_scheduled;
