import type { FeedVehicleValues } from '@mawkib/stock-locator/feed';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';

/** Feed values of a stored vehicle that has no source. */
export function vehicleValues(vehicle: Vehicle): FeedVehicleValues {
  const { ar, en } = vehicle.texts;
  const text = (field: 'version' | 'color_name' | 'interior_color' | 'long_description') => ({
    ar: ar?.[field] || null,
    en: en?.[field] || null,
  });
  return {
    nameplate_brand_name: vehicle.brand,
    nameplate_name: vehicle.nameplate,
    nameplate_model_group: vehicle.model_group,
    body_type: vehicle.body_type,
    nameplate_external_code: vehicle.external_code,
    nameplate_label: { ar: ar?.model_name ?? null, en: en?.model_name ?? null },
    model_display_name: { ar: ar?.model_display_name ?? null, en: en?.model_display_name ?? null },
    vin: vehicle.vin,
    item_id: vehicle.item_id,
    order_number: vehicle.order_number,
    state: vehicle.state as NonNullable<FeedVehicleValues['state']>,
    status: vehicle.status as NonNullable<FeedVehicleValues['status']>,
    production_year: vehicle.production_year,
    model_year: vehicle.model_year,
    drivetrain: vehicle.drivetrain,
    transmission: vehicle.transmission,
    engine_types: vehicle.engine_types,
    number_of_seats: vehicle.number_of_seats,
    power: vehicle.power,
    mileage: vehicle.mileage,
    battery_capacity: vehicle.battery_capacity,
    engine_capacity: vehicle.engine_capacity,
    delivery_date: vehicle.delivery_date,
    registration_date: vehicle.registration_date,
    msrp_minor: vehicle.msrp_minor,
    sale_minor: vehicle.sale_minor,
    base_minor: vehicle.base_minor,
    monthly_minor: vehicle.monthly_minor,
    subscribe_minor: vehicle.subscribe_minor,
    currency: vehicle.currency,
    financing_options: vehicle.financing_options as FeedVehicleValues['financing_options'] & object,
    price_hidden: vehicle.price_hidden as FeedVehicleValues['price_hidden'] & object,
    color_canonical: vehicle.color_canonical,
    color_key: vehicle.color_key,
    color_name: text('color_name'),
    interior_color: text('interior_color'),
    version: text('version'),
    long_description: text('long_description'),
    config_url: vehicle.config_url,
  };
}
