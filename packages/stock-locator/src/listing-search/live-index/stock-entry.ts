import type { Localized } from '@mawkib/core/locale';
import { type ListKey, listKeys, type RangeKey } from '../../engine/filters/filter-definitions.js';

export type FacetKey = ListKey | 'nameplate_model_group';

/** What lists count, by the filters' keys. */
export const facetKeys: readonly FacetKey[] = [...listKeys, 'nameplate_model_group'];

/** A vehicle as a search sees it: the values that filters compare, the numbers that ranges bound. */
export interface StockEntry {
  readonly id: string;
  readonly status: string;
  /** Milliseconds. */
  readonly created_at: number;
  readonly dealer_code: string;
  readonly lists: Readonly<Record<FacetKey, readonly string[]>>;
  /** Null is no number: such a vehicle is outside every range and last in every order. */
  readonly ranges: Readonly<Record<RangeKey, number | null>>;
  readonly publications: readonly string[];
  /** Texts it is found by, in the form in which words are compared. */
  readonly words: readonly string[];
  /** Its items of equipment: of each what it is called in the market's languages, `\u001f` between. */
  readonly equipment?: readonly string[];
  /** VIN and order numbers, spaces between. */
  readonly codes?: string;
}

/** What the values are called that only vehicles know. */
export interface EntryNames {
  readonly model: Readonly<Localized>;
  readonly color: Readonly<Localized>;
  readonly dealer: Readonly<Localized>;
  /** Where its dealer is. */
  readonly city: Readonly<Localized>;
}

/** `Land Rover` and `land-rover`, so that an address can name a brand's publication. */
export const publicationName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
