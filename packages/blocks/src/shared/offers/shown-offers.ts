import type { OfferRow } from '@mawkib/api-clients/contracts';
import {
  nameKey,
  type OfferDetails,
  type OfferKind,
  offerKinds,
  readOfferDetails,
} from '@mawkib/core/dynamic-content';

/** Brands by which the block filters. */
export const offerBrands = ['defender', 'discovery', 'range_rover', 'jaguar'] as const;

type Switch = OfferKind | (typeof offerBrands)[number];

/** Filter values of an offers block. */
export type OfferFilter = { readonly category: string } & Readonly<Record<Switch, boolean>>;

/** No switch of a set on: the set restricts nothing. Blocks document, section 3.4. */
function passes(set: readonly Switch[], filter: OfferFilter, value: string | null): boolean {
  const on = set.filter((name) => filter[name]);
  return on.length === 0 || (value !== null && on.some((name) => name === nameKey(value)));
}

/** The offers that pass category, kinds and brands, in the order of the source. */
export const shownOffers = (rows: readonly OfferRow[], filter: OfferFilter): OfferDetails[] =>
  rows
    .map(readOfferDetails)
    .filter(
      ({ category, kind, brand }) =>
        (filter.category.trim() === '' || nameKey(category ?? '') === nameKey(filter.category)) &&
        passes(offerKinds, filter, kind) &&
        passes(offerBrands, filter, brand),
    );
