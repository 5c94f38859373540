alter table settings
  add column version integer not null default 1,
  add column updated_at timestamptz(3) not null default now(),
  add column updated_by text;

-- Every value that a setting had; null: it was taken away.
create table setting_versions (
  key text not null,
  version integer not null,
  value text,
  changed_at timestamptz(3) not null,
  changed_by text,
  primary key (key, version)
);

insert into setting_versions (key, version, value, changed_at)
select key, 1, value, updated_at from settings;
