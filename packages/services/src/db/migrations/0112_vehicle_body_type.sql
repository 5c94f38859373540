-- The body type of a vehicle: one of the vocabulary's, or a word of the market's own.
alter table vehicles add column body_type text;

-- The interior's colour in Arabic and English, so that a search for "black on beige" can tell it from
-- the paint without unpacking the texts.
alter table vehicles add column interior text not null generated always as (
  coalesce(texts #>> '{ar,interior_color}', '') || chr(31)
  || coalesce(texts #>> '{en,interior_color}', '')
) stored;

create or replace function searched_vehicle(vehicle vehicles) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'id', vehicle.id, 'owner_id', vehicle.owner_id, 'vin', vehicle.vin, 'item_id', vehicle.item_id,
    'order_number', vehicle.order_number,
    'brand', vehicle.brand, 'nameplate', vehicle.nameplate, 'model_group', vehicle.model_group,
    'state', vehicle.state, 'status', vehicle.status, 'production_year', vehicle.production_year,
    'model_year', vehicle.model_year, 'color_canonical', vehicle.color_canonical,
    'color_key', vehicle.color_key, 'engine_types', vehicle.engine_types,
    'transmission', vehicle.transmission, 'body_type', vehicle.body_type,
    'number_of_seats', vehicle.number_of_seats,
    'power', vehicle.power, 'mileage', vehicle.mileage,
    'financing_options', vehicle.financing_options, 'price_hidden', vehicle.price_hidden,
    'msrp_minor', vehicle.msrp_minor, 'sale_minor', vehicle.sale_minor, 'names', vehicle.names,
    'interior', vehicle.interior)
$$;
