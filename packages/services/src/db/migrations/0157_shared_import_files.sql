-- Uploaded feeds, for all processes of a database. The content is in the S3 store or, without one, in
-- pieces here.
create table stock_files (
  id uuid primary key,
  name text not null,
  bytes bigint not null,
  created_at timestamptz not null default now()
);
create table stock_file_pieces (
  file_id uuid not null references stock_files (id) on delete cascade,
  position integer not null,
  content bytea not null,
  primary key (file_id, position)
);
