-- JSON files that blocks read, such as ranges and racing results; see the contract `getDataFile`.
create table data_files (
  name text primary key check (name ~ '^[a-z0-9-]{1,64}\.json$'),
  content jsonb not null
    check (jsonb_typeof(content) in ('object', 'array') and octet_length(content::text) <= 1000000)
);
