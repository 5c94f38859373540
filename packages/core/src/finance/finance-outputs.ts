import { defineMessages } from '../locale/define-messages.js';
import { formatDate, formatNumber } from '../locale/formats.js';
import type { Locale } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { formatMoney } from '../money/format-money.js';
import { toMoney } from '../money/money.js';
import { type FinanceInputs, nearestOffered } from './finance-inputs.js';
import { monthlyPayment, monthsOf } from './monthly-payment.js';

/**
 * Outputs of a configuration, in order; `cash_deposit` is displayed under `total_deposit`. Blocks
 * document, section 3.4.
 */
export const financeOutputs = [
  'monthly_payment',
  'on_the_road_price',
  'total_deposit',
  'cash_deposit',
  'total_amount_of_credit',
  'monthly_payments',
  'duration_of_agreement',
  'interest_rate',
  'created_at',
] as const;
/** One of `financeOutputs`. */
export type FinanceOutput = (typeof financeOutputs)[number];

/** Results of the calculator; amounts in major units, unrounded. Blocks document, section 3.4. */
export interface FinanceValues {
  readonly monthly_payment: number;
  readonly on_the_road_price: number;
  readonly total_deposit: number;
  readonly cash_deposit: number;
  readonly total_amount_of_credit: number;
  /** Number of payments. */
  readonly monthly_payments: number;
  /** In months. */
  readonly duration_of_agreement: number;
  /** Annual, in percent. */
  readonly interest_rate: number;
  readonly created_at: Date;
}

/** A visitor's selection on the sliders. */
export interface FinanceChoice {
  /** Price of the model in major units, above zero. */
  readonly price: number;
  /** Percent of the price; the nearest offered value is used. Default: the input's. */
  readonly down_payment?: number;
  /** In the unit of the input; the nearest offered value is used. Default: the input's. */
  readonly duration?: number;
}

/**
 * Results of the finance calculator for a selection. A contribution counts up to the remaining
 * price, so that the credit is never negative. Null if the price is not a finite number above zero,
 * the duration is not an integer number of months, or the residual value exceeds the credit. Blocks
 * document, section 3.4.
 */
export function financeValues(
  { price, down_payment = Number.NaN, duration = Number.NaN }: FinanceChoice,
  inputs: FinanceInputs,
  now: Date,
): FinanceValues | null {
  if (!Number.isFinite(price) || price <= 0) return null;
  const chosen = nearestOffered(inputs.duration, duration);
  const term = inputs.duration.unit === 'months' ? { months: chosen } : { years: chosen };
  const months = monthsOf(term);
  const cash = (price * nearestOffered(inputs.down_payment, down_payment)) / 100;
  const deposit = Math.min(cash + inputs.contribution, price);
  const credit = price - deposit;
  const residual = (price * inputs.residual_value) / 100;
  const monthly = monthlyPayment({ credit, annualRate: inputs.interest_rate, term, residual });
  if (monthly === null || months === null || residual > credit) return null;
  return {
    monthly_payment: monthly,
    on_the_road_price: price,
    total_deposit: deposit,
    cash_deposit: cash,
    total_amount_of_credit: credit,
    monthly_payments: months,
    duration_of_agreement: months,
    interest_rate: inputs.interest_rate,
    created_at: now,
  };
}

const messages = defineMessages('core.finance', {
  months: {
    ar: {
      zero: '{count} شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
    en: { one: '{count} month', other: '{count} months' },
  },
});

/**
 * The formatted values: amounts in whole units of the currency (default: the market's), the
 * duration with its unit, the rate in percent, the day in the market's time zone.
 */
export function formatFinanceValues(
  values: FinanceValues,
  locale: Locale,
  currency: string = defaultMarket.currency,
): { readonly [output in FinanceOutput]: string } {
  const amount = (major: number) => formatMoney(toMoney(Math.round(major), currency), locale);
  return {
    monthly_payment: amount(values.monthly_payment),
    on_the_road_price: amount(values.on_the_road_price),
    total_deposit: amount(values.total_deposit),
    cash_deposit: amount(values.cash_deposit),
    total_amount_of_credit: amount(values.total_amount_of_credit),
    monthly_payments: formatNumber(values.monthly_payments, locale),
    duration_of_agreement: messages(locale)('months', { count: values.duration_of_agreement }),
    interest_rate: formatNumber(values.interest_rate / 100, locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    }),
    created_at: formatDate(values.created_at, locale, 'long'),
  };
}
