import type { Localized } from '@mawkib/core/locale';
import { type ListKey, listKeys, type RangeKey } from '../../engine/filters/filter-definitions.js';

export type FacetKey = ListKey | 'nameplate_model_group';

/** Facets that lists count, by filter key. */
export const facetKeys: readonly FacetKey[] = [...listKeys, 'nameplate_model_group'];

/** A vehicle in the index: filter values and numbers. */
export interface StockEntry {
  readonly id: string;
  readonly status: string;
  /** Milliseconds. */
  readonly created_at: number;
  readonly dealer_code: string;
  readonly lists: Readonly<Record<FacetKey, readonly string[]>>;
  /** Null: outside every range, and last in every sort. */
  readonly ranges: Readonly<Record<RangeKey, number | null>>;
  readonly publications: readonly string[];
  /** Searchable texts, normalised for comparison. */
  readonly words: readonly string[];
  /** Items of equipment; each with its names in the market's languages, separated by `\u001f`. */
  readonly equipment?: readonly string[];
  /** VIN and order numbers, separated by spaces. */
  readonly codes?: string;
}

/** Names of values that only vehicles have. */
export interface EntryNames {
  readonly model: Readonly<Localized>;
  readonly color: Readonly<Localized>;
  readonly dealer: Readonly<Localized>;
  /** City of the dealer. */
  readonly city: Readonly<Localized>;
}

/** Normalises `Land Rover` to `land-rover`, so that an address can name a brand's publication. */
export const publicationName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
