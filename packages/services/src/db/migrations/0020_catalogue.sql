-- Models as content knows them, with what is said and asked for them.
create table car_models (
  id text primary key,
  car_key text not null unique,
  nameplate text not null,
  brand text not null,
  names jsonb not null,
  nameplate_names jsonb not null,
  image_id text,
  configuration jsonb not null,
  position integer not null
);

create index car_models_nameplate on car_models (nameplate, position);
create index car_models_position on car_models (position);

-- A fact without a group is a price: shown, not compared.
create table car_specs (
  car_id text not null references car_models (id) on delete cascade,
  position integer not null,
  key text not null,
  engine_key text,
  group_label jsonb,
  label jsonb not null,
  value jsonb not null,
  unit jsonb,
  primary key (car_id, position)
);
