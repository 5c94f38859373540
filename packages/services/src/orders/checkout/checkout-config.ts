import { freeReservationVendor, type PaymentGateway } from '@mawkib/api-clients/contracts';
import type { MarketData } from '@mawkib/core/market';
import { type Money, toMoney } from '@mawkib/core/money';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { companyConfig } from '../../db/schema/market-config-tables.js';
import { vendorNames } from '../../db/schema/payments.js';
import type { PaymentsConfig } from '../../payment-providers/payments-config.js';
import { paymentErrors } from '../payment-refusals.js';

/**
 * How a company's vehicles are ordered: the entry `order_online` of its company config, `default`'s
 * where it has none. Site document, sections 3 and 7.
 */
const orderOnline = z.looseObject({
  payment: z.string().default(freeReservationVendor),
  /** In the major unit of `deposit_currency`; `price` is the whole price of the vehicle. */
  deposit: z.union([z.number().min(0).max(10_000_000), z.literal('price')]).default(0),
  /** The vehicle's own unless given; PayPal takes none of the Gulf. */
  deposit_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Whether Stripe and PayPal hold the amount until the order is placed, or take it at once. */
  capture_method: z.enum(['automatic', 'manual']).default('manual'),
  /** The company's own account; the market's unless given. */
  stripe_account_id: z.string().min(1).max(255).optional(),
});
export type CheckoutConfig = z.output<typeof orderOnline>;

const common = 'default';

/** Which vendors a company's config may name. */
export interface AllowedVendors {
  /** Those of the market, where it says so. */
  payments: MarketData['payments'];
  /** Vendors that the market brings itself. */
  own: PaymentsConfig['own'];
}

/** Throws 409 `payment_not_configured` where the entry makes no sense, or names a vendor that is not allowed. */
export async function checkoutConfigOf(
  db: Database,
  company_uuid: string,
  { payments, own = {} }: AllowedVendors,
): Promise<CheckoutConfig> {
  const found = await db
    .select({ company: companyConfig.company, data: companyConfig.data })
    .from(companyConfig)
    .where(
      and(
        inArray(companyConfig.company, [company_uuid, common]),
        eq(companyConfig.section, 'order_online'),
        eq(companyConfig.config_type, 'order_online'),
      ),
    );
  const entry = found.find(({ company }) => company !== common) ?? found[0];
  const read = orderOnline.safeParse(entry?.data ?? {});
  if (!read.success) throw paymentErrors.notConfigured();
  const { payment } = read.data;
  if (payment === freeReservationVendor) return read.data;
  const isKnown = [...vendorNames, ...Object.keys(own)].includes(payment);
  const isAllowed =
    payments === undefined || payments.some(({ id }) => id.toUpperCase() === payment.toUpperCase());
  if (!isKnown || !isAllowed) throw paymentErrors.notConfigured();
  return read.data;
}

/**
 * What a buyer pays now, and only the server says so. Without a vehicle it is known where it is the
 * same for all. Null: nothing is paid.
 */
export function quoteOf(
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

/** What a browser needs of the vendor that takes a payment; undefined without one, or its key. */
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
