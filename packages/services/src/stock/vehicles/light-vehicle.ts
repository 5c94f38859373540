import type { Locale } from '@mawkib/api-clients/contracts';
import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { rawVehicle } from './raw-vehicle.js';
import type { VehicleRow } from './vehicle-rows.js';

const cardFields = [
  'id',
  'company_uuid',
  'nameplate_brand_name',
  'nameplate_name',
  'nameplate_label',
  'nameplate_external_code',
  'nameplate_model_group',
  'model_display_name',
  'state',
  'status',
  'availability',
  'version',
  'vin',
  'owner_id',
  'owner_name',
  'owner_city',
  'drivetrain',
  'production_year',
  'model_year',
  'color_name',
  'color_canonical',
  'interior_color',
  'engine_type',
  'engine_capacity',
  'battery_capacity',
  'power',
  'power_unit',
  'mileage',
  'mileage_unit',
  'transmission',
  'body_type',
  'number_of_seats',
  'delivery_date',
  'cover_photo_medium',
  'financing_options',
  'price_hidden',
  'currency',
  'msrp_price',
  'sale_price',
  'monthly_price',
  'subscribe_price',
  'held_until',
  'created_at',
] as const satisfies readonly (keyof RawVehicle)[];

/** Fields of a card, with the first photo. */
export function lightVehicle(
  row: VehicleRow,
  locale: Locale,
): { id: string; [field: string]: unknown } {
  const raw = rawVehicle(row, locale);
  const shown = Object.fromEntries(cardFields.map((field) => [field, raw[field]]));
  return { ...shown, id: raw.id, photos: raw.photos.slice(0, 1) };
}
