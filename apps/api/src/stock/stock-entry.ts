import type { ListKey, RangeKey } from '@mawkib/stock-locator/engine';
import type { Dealer, Vehicle } from '../db/schema/stock.js';
import { searchText } from './search-text.js';

export type FacetKey = ListKey | 'nameplate_model_group';

/** A vehicle as a search sees it: the values that filters compare, the numbers that ranges bound. */
export interface StockEntry {
  vehicle: Vehicle;
  dealer: Dealer;
  lists: Readonly<Record<FacetKey, readonly string[]>>;
  /** Null is no number: such a vehicle is outside every range and last in every order. */
  ranges: Readonly<Record<RangeKey, number | null>>;
  publications: readonly string[];
  words: string;
}

export const major = (minor: number): number => minor / 100;

/** What a visitor is shown as the price; null where it is on request. */
export const shownPrice = (vehicle: Vehicle, minor: number): number | null =>
  vehicle.price_hidden.includes('cash') ? null : major(minor);

/** `Land Rover` and `land-rover`, so that an address can name a brand's publication. */
export const publicationName = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export function stockEntry(vehicle: Vehicle, dealer: Dealer): StockEntry {
  return {
    vehicle,
    dealer,
    lists: {
      brands: [vehicle.brand],
      nameplate_model_group: vehicle.model_group ? [vehicle.model_group] : [],
      models: [vehicle.nameplate],
      states: [vehicle.state],
      statuses: [vehicle.status],
      engine_types: vehicle.engine_types,
      transmissions: [vehicle.transmission],
      colors: [vehicle.color_canonical],
      specific_colors: [vehicle.color_key],
      dealers: [vehicle.owner_id],
      financing_options: vehicle.financing_options,
      number_of_seats: [String(vehicle.number_of_seats)],
    },
    ranges: {
      display_price: shownPrice(vehicle, vehicle.sale_minor),
      msrp_price: shownPrice(vehicle, vehicle.msrp_minor),
      mileage: vehicle.mileage,
      production_year: vehicle.production_year,
      model_year: vehicle.model_year,
      power: vehicle.power,
    },
    publications: ['all', vehicle.state, publicationName(vehicle.brand)],
    words: wordsOf(vehicle, dealer),
  };
}

function wordsOf(vehicle: Vehicle, dealer: Dealer): string {
  const texts = [vehicle.texts.ar, vehicle.texts.en].flatMap((text) => [
    text.model_display_name,
    text.version,
    text.color_name,
  ]);
  const owner = [dealer.texts.ar, dealer.texts.en].flatMap((text) => [text.name, text.city]);
  const { brand, nameplate, vin, item_id, production_year } = vehicle;
  return searchText(
    [brand, nameplate, ...texts, ...owner, vin, item_id, production_year].join(' '),
  );
}
