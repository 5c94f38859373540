import { isRecord, memberOf } from '../reading/fields.js';
import type { Offer } from './create-offers.js';

/** Kinds of offers; the filter switches of the offers block have the same names. */
export const offerKinds = ['new_cars', 'approved', 'owners', 'branded_goods'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What a price is: that of the cheapest car in stock, or the list price of the catalogue. */
const priceSources = ['stock', 'list'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Properties of an offer that pages show, if they have the expected type. */
export interface OfferDetails {
  /** Null: the source gives it no id, so it has no page. */
  readonly id: string | null;
  readonly title: string;
  readonly description: string | null;
  /** Conditions in small print. */
  readonly terms: string | null;
  readonly imageId: string | null;
  readonly category: string | null;
  readonly kind: OfferKind | null;
  /** Id of a brand, or of a line of a brand. */
  readonly brand: string | null;
  /** In major units of the currency. */
  readonly price: number | null;
  /** Null: unknown, or declared by staff. */
  readonly priceSource: PriceSource | null;
  readonly monthlyPrice: number | null;
  readonly downPayment: number | null;
  readonly downPaymentPercent: number | null;
  readonly months: number | null;
  /** Percent a year, and what it is charged on; null: unknown. */
  readonly annualRate: number | null;
  readonly rateKind: 'flat' | 'reducing' | null;
  /** Its figures no longer equal their sources, so it has none. */
  readonly isUnderReview: boolean;
  readonly currency: string | undefined;
  /** Where the vehicles of the offer are. */
  readonly url: string | null;
  /** `yyyy-MM-dd` */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const dayOf = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0] ?? null;

/** `new` is the state of new cars in the stock. */
const kindOf = (value: unknown): OfferKind | null =>
  offerKinds.find((kind) => kind === (value === 'new' ? 'new_cars' : value)) ?? null;

/** The finance plan behind the monthly price. */
const planOf = ({ figures_of }: Offer): Readonly<Record<string, unknown>> => {
  const plan = isRecord(figures_of) ? memberOf(figures_of, 'monthly_price') : undefined;
  return isRecord(plan) ? plan : {};
};

/**
 * Reads an offer of any source; properties of another type are null. An offer under review has no
 * figures and no terms. Never throws.
 */
export function readOfferDetails(offer: Offer): OfferDetails {
  const isUnderReview = offer.under_review === true;
  const plan = planOf(offer);
  const figure = (name: string): number | null =>
    isUnderReview ? null : (amountOf(memberOf(plan, name)) ?? amountOf(offer[name]));
  return {
    id: textOf(offer.id) ?? (typeof offer.id === 'number' ? String(offer.id) : null),
    title: textOf(offer.title) ?? textOf(offer.name) ?? offer.car_model_key,
    description: textOf(offer.description),
    terms: isUnderReview ? null : textOf(offer.terms),
    imageId: textOf(offer.image_id),
    category: textOf(offer.category),
    kind: kindOf(offer.kind),
    brand: textOf(offer.brand),
    price: isUnderReview ? null : amountOf(offer.price),
    priceSource: priceSources.find((source) => source === offer.price_source) ?? null,
    monthlyPrice: isUnderReview ? null : amountOf(offer.monthly_price),
    downPayment: figure('down_payment'),
    downPaymentPercent: figure('down_payment_percent'),
    months: figure('months'),
    annualRate: figure('annual_rate'),
    rateKind:
      (['flat', 'reducing'] as const).find((kind) => kind === memberOf(plan, 'rate_kind')) ?? null,
    isUnderReview,
    currency: textOf(offer.currency) ?? undefined,
    url: textOf(offer.url),
    startsOn: dayOf(offer.starts_on),
    endsOn: dayOf(offer.ends_on),
  };
}
