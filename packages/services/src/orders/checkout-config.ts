import { emailAddress } from '@mawkib/api-clients/contracts';
import { freeReservationVendor, type PaymentGateway } from '@mawkib/api-clients/contracts/purchase';
import { isRecord } from '@mawkib/core/guards';
import type { MarketData } from '@mawkib/core/market';
import { type Money, minorDigits, toMajor, toMoney } from '@mawkib/core/money';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Vehicle } from '../db/schema/dealers-and-vehicles.js';
import { vendorNames } from '../db/schema/payments.js';
import type { PaymentsConfig } from '../payment-providers/payments-config.js';
import { commonCompany } from './company-entry.js';
import { paymentErrors } from './payment-errors.js';
import type { OrderStore } from './store/order-store.js';

/** Members of the entry; each has a default. Site document, sections 3 and 7. */
const members = {
  /** `false`: no new holds and payments. */
  enabled: z.boolean().default(true),
  payment: z.string().default(freeReservationVendor),
  /** In the major unit of `deposit_currency`; `price` charges the whole price of the vehicle. */
  deposit: z.union([z.number().min(0).max(10_000_000), z.literal('price')]).default(0),
  /** Defaults to the vehicle's currency. PayPal supports no Gulf currency. */
  deposit_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /**
   * Currency that the vendor charges, if it does not support the vehicle's, and how much of it one
   * unit of the vehicle's currency is. Both or none.
   */
  vendor_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  vendor_rate: z.number().positive().max(1_000_000).optional(),
  /** Other payment vendors that a buyer may choose on the payment's page. */
  alternatives: z.array(z.string().min(1).max(64)).max(5).default([]),
  /**
   * `manual`: Stripe and PayPal hold the amount until the order is placed. `automatic`: they
   * capture it at once.
   */
  capture_method: z.enum(['automatic', 'manual']).default('manual'),
  /** The company's connected account. Defaults to the market's. */
  stripe_account_id: z.string().min(1).max(255).optional(),
  /** Form of which an order creates a lead. */
  lead_form_id: z.string().min(1).max(64).optional(),
  /** Duration of a hold, and of each extension. Defaults to `LOCK_MINUTES`. */
  hold_minutes: z.int().min(1).max(1440).optional(),
  /** Max total duration of a hold with its extensions. */
  hold_max_minutes: z.int().min(1).max(1440).default(45),
  /** Days after its confirmation in which a buyer can cancel a paid order. */
  cancel_days: z.int().min(0).max(365).default(14),
  /** Mailboxes that receive the mails for the retailer, instead of the retailer's own. */
  retailer_recipients: z.array(emailAddress).max(20).default([]),
};
const orderOnline = z.object(members);
type Member = keyof typeof members;

/** Ordering options of a company: its entry `order_online`, else that of `default`. */
export type CheckoutConfig = z.output<typeof orderOnline>;

/** Payment vendors that a company's config may name, and the log of its invalid members. */
export interface AllowedVendors {
  /** The market's own restriction, if it sets one. */
  payments: MarketData['payments'];
  /** Vendors that the market registers itself. */
  own: PaymentsConfig['own'];
  log: Pick<Logger, 'warn'>;
}

/**
 * Replaces invalid members by their defaults and logs their names. Throws 409
 * `payment_not_configured` if `payment` is invalid or a vendor that is not allowed.
 */
export async function checkoutConfigOf(
  store: OrderStore,
  company_uuid: string,
  { payments, own = {}, log }: AllowedVendors,
): Promise<CheckoutConfig> {
  const { config, isPaymentValid } = await readEntry(store, company_uuid, log);
  const { payment } = config;
  if (!isPaymentValid) throw paymentErrors.notConfigured();
  if (payment === freeReservationVendor) return config;
  const isKnown = [...vendorNames, ...Object.keys(own)].includes(payment);
  const isAllowed =
    payments === undefined || payments.some(({ id }) => id.toUpperCase() === payment.toUpperCase());
  if (!isKnown || !isAllowed) throw paymentErrors.notConfigured();
  return config;
}

/** The entry of a vehicle's seller. */
export async function sellerConfigOf(
  store: OrderStore,
  { owner_id }: Pick<Vehicle, 'owner_id'>,
): Promise<CheckoutConfig> {
  const seller = await store.dealer(owner_id);
  const { config } = await readEntry(store, seller?.company_uuid ?? commonCompany);
  return config;
}

async function readEntry(
  store: OrderStore,
  company_uuid: string,
  log?: AllowedVendors['log'],
): Promise<{ config: CheckoutConfig; isPaymentValid: boolean }> {
  const entry = await store.orderOnlineEntry(company_uuid);
  const given = entry?.data ?? {};
  const data = isRecord(given) ? given : {};
  const invalid = (Object.keys(members) as Member[]).filter(
    (name) => !members[name].safeParse(data[name]).success,
  );
  if (invalid.length > 0) {
    log?.warn({ company: entry?.company, members: invalid }, 'members of order_online are invalid');
  }
  return {
    config: orderOnline.parse(omit(data, invalid)),
    isPaymentValid: isRecord(given) && !invalid.includes('payment'),
  };
}

const omit = (data: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/**
 * Amount that a buyer pays now; always computed on the server. Without a vehicle: only where it is
 * the same for all vehicles. Null: nothing to pay.
 */
export function quoteOf(
  config: CheckoutConfig,
  vehicle: Pick<Vehicle, 'sale_minor' | 'currency'> | undefined,
): Money | null {
  const base = baseQuoteOf(config, vehicle);
  return base && chargeable(chargedQuote(base, config), config);
}

/** Stripe charges currencies with three decimals in multiples of ten minor units. */
function chargeable(quote: Money, { payment }: CheckoutConfig): Money {
  if (payment !== 'STRIPE' || minorDigits(quote.currency) !== 3) return quote;
  return { ...quote, amount: Math.max(10, Math.round(quote.amount / 10) * 10) };
}

/**
 * The amount before it is exchanged into the vendor's currency. Null: nothing to pay.
 */
export function baseQuoteOf(
  { payment, deposit, deposit_currency }: CheckoutConfig,
  vehicle: Pick<Vehicle, 'sale_minor' | 'currency'> | undefined,
): Money | null {
  if (payment === freeReservationVendor) return null;
  const currency = deposit_currency ?? vehicle?.currency;
  const quote =
    deposit === 'price'
      ? vehicle && { amount: vehicle.sale_minor, currency: vehicle.currency }
      : currency && toMoney(deposit, currency);
  if (!quote || quote.amount <= 0) throw paymentErrors.notConfigured();
  return quote;
}

function chargedQuote(base: Money, { vendor_currency, vendor_rate }: CheckoutConfig): Money {
  if (!vendor_currency || !vendor_rate || base.currency === vendor_currency) return base;
  const charged = toMoney(toMajor(base) * vendor_rate, vendor_currency);
  if (charged.amount <= 0) throw paymentErrors.notConfigured();
  return charged;
}

/**
 * The configuration for a vendor that the buyer chose; undefined if the company does not offer it.
 */
export const configWithVendor = (
  config: CheckoutConfig,
  vendor: string,
): CheckoutConfig | undefined =>
  vendor === config.payment || config.alternatives.includes(vendor)
    ? { ...config, payment: vendor }
    : undefined;

/**
 * Data of the payment vendor that the browser needs; undefined without a vendor or without its key.
 */
export function gatewayOf(
  { payment, capture_method, stripe_account_id }: CheckoutConfig,
  { stripe, paypal, liqpay, own = {} }: PaymentsConfig,
): PaymentGateway | undefined {
  const keys: Record<string, { scriptUrl: string; key: string | undefined }> = {
    STRIPE: { scriptUrl: stripe.scriptUrl, key: stripe.publishableKey },
    PAYPAL: { scriptUrl: paypal.scriptUrl, key: paypal.clientId },
    LIQPAY: { scriptUrl: liqpay.scriptUrl, key: liqpay.publicKey },
  };
  const gateway = Object.hasOwn(own, payment) ? own[payment]?.gateway : undefined;
  if (gateway) return { ...gateway, capture_method };
  const { scriptUrl, key } = keys[payment] ?? {};
  if (!scriptUrl || !key) return undefined;
  return {
    script_url: scriptUrl,
    public_key: key,
    capture_method,
    ...(payment === 'STRIPE' && stripe_account_id && { stripe_account_id }),
  };
}
