-- Photos of vehicles say which of their members is an id: an index of their own kind costs a market
-- of a hundred thousand vehicles seconds where one over their text costs minutes.
drop index vehicles_media;
create index vehicles_photos on vehicles using gin (photos jsonb_path_ops);

-- What is going to be published is used already.
create index page_schedules_media on page_schedules using gin (media_ids(snapshot::text))
  where status = 'pending';
