import type { Locale } from '@mawkib/api-clients/contracts';
import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { joinTexts } from '@mawkib/core/locale';
import { valueLabel } from '@mawkib/stock-locator/engine';
import { dealerTexts } from '../../db/schema/dealer-texts.js';
import type { Vehicle, VehiclePhoto, VehicleTexts } from '../../db/schema/dealers-and-vehicles.js';
import { textsIn } from '../../locale/stored-texts.js';
import { imageUrl } from '../../media/image-sizes.js';
import { major } from '../replica/stock-entry.js';
import { publicationsOf } from './publications-of.js';
import type { VehicleRow } from './vehicle-rows.js';

const drivetrains: Record<string, string> = { awd: 'AWD', rwd: 'RWD', fwd: 'FWD' };

const noTexts: VehicleTexts = {
  model_name: '',
  model_display_name: '',
  version: '',
  color_name: '',
  interior_color: '',
  long_description: '',
  power_unit: '',
  mileage_unit: '',
  features_standard: [],
  features_optional: [],
};

export const drivetrainName = (key: string | null): string | null =>
  key === null ? null : (drivetrains[key] ?? key);

/** Imported vehicles may lack a language, or a text of it. */
const textsOf = ({ texts }: Vehicle, locale: Locale): VehicleTexts => ({
  ...noTexts,
  ...((texts as Vehicle['texts'] | null) && textsIn(texts, locale)),
});

/** Rows are immutable, so the result is cached by row and language. */
const made = new WeakMap<VehicleRow, Partial<Record<Locale, RawVehicle>>>();

/**
 * A vehicle of the spec in one language, frozen. Hidden prices are not sent: their amounts are 0,
 * which shows as no price, and `price_hidden` names them.
 */
export function rawVehicle(row: VehicleRow, locale: Locale): RawVehicle {
  const known = made.get(row) ?? {};
  made.set(row, known);
  known[locale] ??= Object.freeze(makeVehicle(row, locale));
  return known[locale];
}

function makeVehicle({ vehicle, dealer, modelImage }: VehicleRow, locale: Locale): RawVehicle {
  const texts = textsOf(vehicle, locale);
  const owner = dealerTexts(dealer, locale);
  const own = (Array.isArray(vehicle.photos) ? vehicle.photos : [])
    .filter(({ image_id }) => image_id !== '')
    .map((photo) => rawPhoto(photo, texts, locale));
  const photos =
    own.length === 0 && modelImage
      ? [rawPhoto({ image_id: modelImage, view: 'model' }, texts, locale)]
      : own;
  return {
    id: vehicle.id,
    item_id: vehicle.item_id,
    company_uuid: dealer.company_uuid,
    long_description: texts.long_description,
    nameplate_brand_name: vehicle.brand,
    nameplate_name: vehicle.nameplate,
    nameplate_label: texts.model_name,
    nameplate_external_code: vehicle.external_code,
    nameplate_model_group: vehicle.model_group,
    model_display_name: texts.model_display_name,
    state: vehicle.state,
    status: vehicle.status,
    availability: null,
    version: texts.version,
    vin: vehicle.vin,
    order_number: vehicle.order_number,
    owner_id: dealer.id,
    owner_dealer_code: dealer.dealer_code,
    owner_name: owner.name,
    owner_city: owner.city,
    owner_state: owner.emirate,
    owner_address: owner.address,
    owner_phone: dealer.phone,
    owner_email: dealer.email,
    owner_opening_hours: [owner.opening_hours],
    owner_latitude: dealer.latitude,
    owner_longitude: dealer.longitude,
    drivetrain: drivetrainName(vehicle.drivetrain),
    production_year: vehicle.production_year,
    model_year: vehicle.model_year,
    color_name: texts.color_name || null,
    color_key: vehicle.color_key,
    color_canonical: vehicle.color_canonical,
    interior_color: texts.interior_color,
    engine_type: vehicle.engine_types[0] ?? '',
    engine_types: vehicle.engine_types,
    power: vehicle.power,
    power_unit: texts.power_unit,
    mileage: vehicle.mileage,
    mileage_unit: texts.mileage_unit,
    battery_capacity: vehicle.battery_capacity,
    engine_capacity: vehicle.engine_capacity,
    transmission: vehicle.transmission,
    body_type: vehicle.body_type,
    delivery_date: vehicle.delivery_date,
    number_of_seats: vehicle.number_of_seats,
    avl_field: avlField(vehicle),
    cover_photo_medium: photos[0]?.medium ?? null,
    photos,
    features_standard: texts.features_standard,
    features_optional: texts.features_optional,
    config_url: vehicle.config_url,
    financing_options: vehicle.financing_options as RawVehicle['financing_options'],
    price_hidden: vehicle.price_hidden as RawVehicle['price_hidden'],
    currency: vehicle.currency,
    ...prices(vehicle),
    publication_lists: publicationsOf(vehicle),
    held_until: vehicle.held_until?.toISOString() ?? null,
    created_at: vehicle.created_at.toISOString(),
  };
}

function prices(vehicle: Vehicle) {
  const unless = (option: string, minor: number) =>
    vehicle.price_hidden.includes(option) ? 0 : major(minor, vehicle.currency);
  return {
    msrp_price: unless('cash', vehicle.msrp_minor),
    sale_price: unless('cash', vehicle.sale_minor),
    total_price: unless('cash', vehicle.sale_minor),
    base_price: unless('cash', vehicle.base_minor),
    monthly_price: vehicle.financing_options.includes('lease')
      ? unless('lease', vehicle.monthly_minor)
      : 0,
    subscribe_price: vehicle.financing_options.includes('rent')
      ? unless('rent', vehicle.subscribe_minor)
      : 0,
  };
}

function avlField(vehicle: Vehicle) {
  if (vehicle.state !== 'approved' || !vehicle.registration_date) return null;
  const hidden = vehicle.price_hidden.includes('cash');
  return {
    registration_date: vehicle.registration_date,
    open_market_value: hidden ? null : major(vehicle.msrp_minor, vehicle.currency),
    additional_registration_fee: null,
    preferential_additional_registration_fee: null,
  };
}

function rawPhoto({ image_id, view }: VehiclePhoto, texts: VehicleTexts, locale: Locale) {
  const { model_display_name: model, color_name: color } = texts;
  // A model's picture may show another colour than the vehicle's.
  const upstream = view === 'interior' || view === 'model' ? '' : color;
  const url = (width: number, height: number) => imageUrl(image_id, { width, height });
  return {
    image_id,
    view,
    alt: joinTexts([model, upstream, valueLabel('view', view, locale)], locale),
    normal: url(1024, 576),
    medium: url(640, 360),
    hd: url(1600, 900),
    quarter_hd: url(640, 360),
  };
}
