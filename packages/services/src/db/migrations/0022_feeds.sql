create table news_items (
  id text primary key,
  locale text not null,
  market text not null,
  published_on date not null,
  title text not null,
  summary text,
  image_id text,
  link text
);

create index news_items_newest on news_items (market, locale, published_on desc, id);

create table collection_items (
  id text primary key,
  collection text not null,
  lang text not null,
  market text not null,
  position integer not null,
  title text not null,
  description text,
  image_id text,
  link text,
  group_name text
);

create index collection_items_order on collection_items (lang, position, id);
create index collection_items_collection on collection_items (lang, collection, market, position, id);
