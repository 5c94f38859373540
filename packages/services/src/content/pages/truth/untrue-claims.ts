import type { OfferClaim, PageClaims, PriceClaim } from '@mawkib/blocks/model';
import { nameKey } from '@mawkib/core/dynamic-content';
import { isSame } from '../../offers/figures/resolve-figures.js';
import type { OfferFacts } from '../../offers/offer-facts.js';

/** A price on a page that an administrator has approved, until the end of the day `ends_on`. */
export interface DeclaredPrice {
  amount: number;
  /** As in `typedPrices`. */
  currency: string;
  ends_on: string;
}

export interface ClaimFacts {
  /** Null: unknown, because the source of the offers fails. */
  offers: readonly OfferFacts[] | null;
  /** Approved prices of this page. */
  declared: readonly DeclaredPrice[];
  /** The market's day on which the page is shown, `yyyy-MM-dd`. */
  day: string;
}

export type Untrue =
  | { rule: 'stale_price'; claim: PriceClaim; figures: readonly number[] }
  | { rule: 'ended_offer'; claim: OfferClaim; ended: string }
  | { rule: 'missing_offer'; claim: OfferClaim };

/** The claims of a page that do not hold. Pure. */
export function untrueClaims({ prices, offers }: PageClaims, facts: ClaimFacts): Untrue[] {
  return [
    ...prices.flatMap((claim) => stalePrice(claim, facts)),
    ...offers.flatMap((claim) => untrueOffer(claim, facts)),
  ];
}

/**
 * Ids of blocks and groups that visitors do not get, and `page.<field>` of the page's own texts:
 * with a claim that does not hold, or a tag of a figure that is not shown at present.
 */
export function untrueParts(claims: PageClaims, facts: ClaimFacts): ReadonlySet<string> {
  const hidden = claims.offers.filter(({ key, property }) => {
    const offer = facts.offers?.find(({ id }) => id === key);
    return property && offer?.figures.includes(property) && offer.values[property] === undefined;
  });
  const places = [
    ...untrueClaims(claims, facts).map(({ claim }) => claim.place),
    ...hidden.map(({ place }) => place),
  ];
  return new Set(
    places.map(({ block, group, field }) => group ?? (block === '' ? `page.${field}` : block)),
  );
}

const isCurrent = ({ starts_on, ends_on }: OfferFacts, day: string) =>
  (starts_on === null || starts_on <= day) && (ends_on === null || ends_on >= day);

/** An `offer_key` is the key of a model or the id of an offer; a tag has an id. */
const offersOf = (key: string, isTag: boolean, facts: ClaimFacts): readonly OfferFacts[] =>
  (facts.offers ?? []).filter(
    ({ id, car_model_key }) => id === key || (!isTag && nameKey(car_model_key) === nameKey(key)),
  );

function stalePrice(claim: PriceClaim, facts: ClaimFacts): Untrue[] {
  const { amount, currency, offer, place } = claim;
  const isDeclared = facts.declared.some(
    (price) =>
      price.currency === currency && isSame(price.amount, amount) && price.ends_on >= facts.day,
  );
  // The title of a page cannot be hidden when the declaration ends.
  if (isDeclared && !(place.block === '' && place.field === 'title')) return [];
  const current = offer === '' ? [] : offersOf(offer, false, facts);
  const figures = current
    .filter((each) => isCurrent(each, facts.day) && each.currency === currency)
    .flatMap(({ values }) => Object.values(values));
  if (figures.some((figure) => isSame(figure, amount))) return [];
  return [{ rule: 'stale_price', claim, figures }];
}

function untrueOffer(claim: OfferClaim, facts: ClaimFacts): Untrue[] {
  if (facts.offers === null) return [];
  const found = offersOf(claim.key, claim.property !== undefined, facts);
  if (found.length === 0) return [{ rule: 'missing_offer', claim }];
  const ends = found.map(({ ends_on }) => ends_on ?? '9999-12-31').sort();
  const last = ends.at(-1) ?? '';
  return last < facts.day ? [{ rule: 'ended_offer', claim, ended: last }] : [];
}
