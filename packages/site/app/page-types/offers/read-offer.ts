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
  downPaymentPercent: number | null;
  months: number | null;
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

export const readOffer = (row: OfferRow, themeOf: (brand: string) => Theme | null): Offer => ({
  id: textOf(row.id) ?? (typeof row.id === 'number' ? String(row.id) : null),
  title: textOf(row.title) ?? row.car_model_key,
  description: textOf(row.description),
  terms: textOf(row.terms),
  imageId: textOf(row.image_id),
  price: amountOf(row.price),
  monthlyPrice: amountOf(row.monthly_price),
  downPaymentPercent: amountOf(row.down_payment_percent),
  months: amountOf(row.months),
  currency: textOf(row.currency) ?? undefined,
  url: textOf(row.url),
  startsOn: dayOf(row.starts_on),
  endsOn: dayOf(row.ends_on),
  theme: themeOf(textOf(row.brand) ?? ''),
});
