create table company_config (
  company text not null,
  section text not null,
  config_type text not null,
  position integer not null,
  data jsonb not null,
  primary key (company, section, config_type, position)
);

create table widget_translations (
  key text not null,
  language text not null check (language = lower(language)),
  texts jsonb not null,
  primary key (key, language)
);

create table trade_in_options (
  kind text not null check (kind in ('bodyTypes', 'brands', 'models', 'fuelTypes')),
  value text not null,
  brand text not null default '',
  label jsonb not null,
  position integer not null,
  primary key (kind, brand, value)
);

-- Lists of models that dynamic content asks for by their uuid.
create table model_lists (
  id uuid primary key,
  product text not null,
  models text[] not null
);

-- Models that dealers outside this market's stock have.
create table external_stock (
  model text primary key,
  vehicles integer not null check (vehicles >= 0)
);

alter table vehicles add column config_url text;
create unique index vehicles_config_url on vehicles (config_url);
create index vehicles_owner_publications on vehicles (owner_id, state, brand);
