-- News are published pages of the type `news`.
drop table news_items;

create index pages_news on pages ((published #>> '{traits,date}') desc, id)
  where live_path is not null
    and published ->> 'kind' = 'page' and published ->> 'page_type' = 'news';
