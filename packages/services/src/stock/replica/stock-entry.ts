import { defaultMarket } from '@mawkib/core/locale';
import { minorDigits } from '@mawkib/core/money';
import { normaliseValue } from '@mawkib/stock-locator/engine';
import {
  type EntryNames,
  filterableOptions,
  publicationName,
  type StockEntry,
  validRanges,
  validSeats,
} from '@mawkib/stock-locator/on-device';
import type { Dealer, Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { storedTexts, textsIn } from '../../locale/stored-texts.js';
import type { TextPool } from './text-pool.js';

/** Columns of a vehicle that searches read; `names` holds its texts in short form. */
export type SearchedVehicle = Pick<
  Vehicle,
  | 'id'
  | 'owner_id'
  | 'vin'
  | 'item_id'
  | 'order_number'
  | 'brand'
  | 'nameplate'
  | 'model_group'
  | 'state'
  | 'status'
  | 'production_year'
  | 'model_year'
  | 'color_canonical'
  | 'color_key'
  | 'engine_types'
  | 'transmission'
  | 'body_type'
  | 'number_of_seats'
  | 'power'
  | 'mileage'
  | 'financing_options'
  | 'price_hidden'
  | 'msrp_minor'
  | 'currency'
  | 'sale_minor'
  | 'names'
  | 'equipment'
  | 'interior'
  | 'created_at'
  | 'changed_in'
>;

/** A vehicle in the memory of this process. */
export interface ReplicaVehicle extends StockEntry {
  readonly equipment: readonly string[];
  readonly codes: string;
  readonly names: EntryNames;
  /** Id of the transaction that changed it last. */
  readonly changed_in: number;
}

/** Converts to the major unit of a currency, which has 2, 3 or 0 decimals. */
export const major = (minor: number, currency: string): number =>
  minor / 10 ** minorDigits(currency);

/** A stored vehicle, or one of the history, which has no currency. */
type Priced = Pick<Vehicle, 'price_hidden'> & Partial<Pick<Vehicle, 'currency'>>;

/** Price that visitors see; null if it is on request. */
export const shownPrice = (vehicle: Priced, minor: number): number | null =>
  vehicle.price_hidden.includes('cash')
    ? null
    : major(minor, vehicle.currency ?? defaultMarket.currency);

/**
 * Separator of the names in the column `names`, and of the Arabic and English name of an item of
 * `equipment`.
 */
export const nameSeparator = '\u001f';

/** Separator of the items in the column `equipment`. */
const itemSeparator = '\u001e';

interface Seller extends Pick<EntryNames, 'dealer' | 'city'> {
  /** Names and cities for the text search: Arabic first, then the other languages. */
  readonly owner: readonly string[];
}

const sellers = new WeakMap<Dealer, Seller>();

/** A retailer's names; cached. */
function sellerOf(dealer: Dealer): Seller {
  const texts = storedTexts((locale) => textsIn(dealer.texts, locale));
  const joined = (field: 'name' | 'city') =>
    Object.entries(texts)
      .flatMap(([locale, text]) => (locale === 'ar' || !text ? [] : [text[field]]))
      .join(' ');
  const known = sellers.get(dealer) ?? {
    dealer: storedTexts((locale) => textsIn(texts, locale).name),
    city: storedTexts((locale) => textsIn(texts, locale).city),
    owner: [texts.ar.name, texts.ar.city, joined('name'), joined('city')],
  };
  sellers.set(dealer, known);
  return known;
}

export function stockEntry(
  vehicle: SearchedVehicle,
  dealer: Dealer,
  pool: TextPool,
): ReplicaVehicle {
  const { same, folded, list, facet } = pool;
  const names = vehicle.names.split(nameSeparator);
  const [model = '', modelEn = '', , , , , color = '', colorEn = ''] = names;
  const { owner, ...seller } = sellerOf(dealer);
  const { brand, nameplate, vin, item_id, production_year } = vehicle;
  return {
    id: vehicle.id,
    status: same(vehicle.status),
    created_at: vehicle.created_at.getTime(),
    changed_in: vehicle.changed_in,
    dealer_code: dealer.dealer_code,
    names: {
      model: { ar: same(model), en: same(modelEn) },
      color: { ar: same(color), en: same(colorEn) },
      ...seller,
    },
    lists: {
      brands: facet([brand]),
      nameplate_model_group: facet([vehicle.model_group]),
      models: facet([nameplate]),
      states: facet([vehicle.state]),
      statuses: facet([vehicle.status]),
      engine_types: facet(vehicle.engine_types),
      transmissions: facet([vehicle.transmission]),
      body_types: facet([vehicle.body_type]),
      colors: facet([vehicle.color_canonical]),
      specific_colors: facet([vehicle.color_key]),
      dealers: facet([vehicle.owner_id]),
      financing_options: list(filterableOptions(vehicle.financing_options)),
      number_of_seats: list(validSeats(vehicle.number_of_seats)),
    },
    ranges: validRanges({
      display_price: shownPrice(vehicle, vehicle.sale_minor),
      msrp_price: shownPrice(vehicle, vehicle.msrp_minor),
      mileage: vehicle.mileage,
      production_year: vehicle.production_year,
      model_year: vehicle.model_year,
      power: vehicle.power,
    }),
    publications: list(['all', vehicle.state, publicationName(normaliseValue(brand))]),
    words: [brand, nameplate, ...names.slice(2), ...owner, String(production_year ?? '')]
      .map(folded)
      .concat(pool.interior(vehicle.interior ?? '')),
    equipment: vehicle.equipment.split(itemSeparator).filter(Boolean).map(same),
    codes: [vin, item_id, vehicle.order_number].filter(Boolean).join(' '),
  };
}
