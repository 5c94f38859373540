-- Pictures that feeds name by address: each is fetched once, whichever cars show it.
create table stock_pictures (
  url text primary key,
  image_id text,
  -- Why the address gave no picture; it is asked again by the next run.
  reason text,
  tried_at timestamptz(3) not null
);
