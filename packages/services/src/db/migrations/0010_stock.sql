create table dealers (
  id text primary key,
  dealer_code text not null unique,
  company_uuid text not null,
  brands text[] not null,
  texts jsonb not null,
  zip_code text,
  phone text not null,
  email text not null,
  latitude double precision not null,
  longitude double precision not null,
  image_id text,
  position integer not null
);

create table vehicles (
  id text primary key,
  owner_id text not null references dealers (id),
  vin text not null unique,
  item_id text not null,
  order_number text,
  brand text not null,
  nameplate text not null,
  external_code text,
  model_group text,
  state text not null,
  status text not null,
  production_year integer not null,
  model_year integer not null,
  color_canonical text not null,
  color_key text not null,
  engine_types text[] not null,
  transmission text not null,
  drivetrain text not null,
  number_of_seats integer not null,
  power integer not null,
  mileage integer not null,
  battery_capacity double precision,
  engine_capacity double precision,
  delivery_date date,
  registration_date date,
  financing_options text[] not null,
  price_hidden text[] not null,
  currency text not null,
  base_minor integer not null,
  msrp_minor integer not null,
  sale_minor integer not null,
  monthly_minor integer not null,
  subscribe_minor integer not null,
  texts jsonb not null,
  photos jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint vehicles_status check (
    status in ('stock', 'available_soon', 'reserved', 'sold', 'in_production', 'on_demand', 'delivery', 'demo')
  ),
  constraint vehicles_amounts check (sale_minor >= 0 and msrp_minor >= 0)
);

create index vehicles_owner on vehicles (owner_id);
create index vehicles_nameplate_status on vehicles (nameplate, status);
