import type { OfferRow } from '@mawkib/api-clients/contracts/content';
import {
  nameKey,
  type OfferDetails,
  type OfferKind,
  offerKinds,
  readOfferDetails,
} from '@mawkib/core/dynamic-content';
import { firstMarket } from '@mawkib/core/first-market';
import type { Bilingual } from '../../model/definition/bilingual.js';

type BrandOf<B> = B extends { readonly lines: readonly (infer Line)[] }
  ? BrandOf<Line>
  : B extends { readonly id: infer Id extends string }
    ? Id
    : never;
/** Brands by which the block filters: lines, and brands without lines. */
export type OfferBrand = BrandOf<(typeof firstMarket.brands)[number]>;

interface Named {
  readonly id: string;
  readonly name: Bilingual;
}

const named = firstMarket.brands.flatMap((brand): readonly Named[] =>
  'lines' in brand ? brand.lines : [brand],
);

export const offerBrands = named.map(({ id }) => id as OfferBrand);

/** Names of those brands, by id. */
export const offerBrandNames = Object.fromEntries(
  named.map(({ id, name }) => [id, name]),
) as Readonly<Record<OfferBrand, Bilingual>>;

type Switch = OfferKind | OfferBrand;

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
