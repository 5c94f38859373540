import type { OfferRow } from '@mawkib/api-clients/contracts';
import type { Theme } from '@mawkib/core/brands';

/** What pages show of an offer: those of its properties that have the expected type. */
export interface Offer {
  /** Null: the source gives it no id, so it has no page. */
  id: string | null;
  title: string;
  description: string | null;
  /** Conditions in small print. */
  terms: string | null;
  imageId: string | null;
  /** In major units of the currency. */
  price: number | null;
  monthlyPrice: number | null;
  downPayment: number | null;
  downPaymentPercent: number | null;
  months: number | null;
  /** Annual interest in percent, and what it is charged on; null: unknown. */
  annualRate: number | null;
  rateKind: 'flat' | 'reducing' | null;
  /** Its figures no longer equal their sources, so it has none. */
  isUnderReview: boolean;
  currency: string | undefined;
  /** Where the vehicles of the offer are. */
  url: string | null;
  /** `yyyy-MM-dd` */
  startsOn: string | null;
  endsOn: string | null;
  theme: Theme | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const dayOf = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0] ?? null;

export function readOffer(row: OfferRow, themeOf: (brand: string) => Theme | null): Offer {
  const isUnderReview = row.under_review === true;
  const plan = isUnderReview ? undefined : row.figures_of?.monthly_price;
  const figureOf = (value: unknown) => (isUnderReview ? null : amountOf(value));
  return {
    id: textOf(row.id) ?? (typeof row.id === 'number' ? String(row.id) : null),
    title: textOf(row.title) ?? row.car_model_key,
    description: textOf(row.description),
    terms: isUnderReview ? null : textOf(row.terms),
    imageId: textOf(row.image_id),
    price: figureOf(row.price),
    monthlyPrice: figureOf(row.monthly_price),
    downPayment: figureOf(plan?.down_payment ?? row.down_payment),
    downPaymentPercent: figureOf(plan?.down_payment_percent ?? row.down_payment_percent),
    months: figureOf(plan?.months ?? row.months),
    annualRate: plan?.annual_rate ?? figureOf(row.annual_rate),
    rateKind: plan?.rate_kind ?? null,
    isUnderReview,
    currency: textOf(row.currency) ?? undefined,
    url: textOf(row.url),
    startsOn: dayOf(row.starts_on),
    endsOn: dayOf(row.ends_on),
    theme: themeOf(textOf(row.brand) ?? ''),
  };
}
