import { defaultMarket } from '@mawkib/core/locale';
import { type Money, toMoney } from '@mawkib/core/money';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.js';
import { companyConfig } from '../db/schema/market-config-tables.js';
import { vendorApiError } from '../orders/vendor-api-error.js';
import { PaymentError } from '../payment-providers/payment-error.js';

/** Location of the EV settings in the company config. */
export const evConfigEntry = {
  company: 'default',
  section: 'ev_orders',
  config_type: 'ev_orders',
  position: 0,
} as const;

const evOrders = z.looseObject({
  /** In the major unit of its currency; 0: no deposit. */
  deposit: z.number().min(0).max(1_000_000).default(0),
  deposit_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(() => defaultMarket.currency),
  /** Account that is paid. Defaults to the market's. */
  stripe_account_id: z.string().min(1).max(255).optional(),
  /** Days after the payment in which a buyer may cancel. No limit by default. */
  cancellation_days: z.number().min(0).max(3650).optional(),
});
export type EvConfig = z.output<typeof evOrders>;

/** Reads the EV settings; throws 409 `payment_not_configured` if they are invalid. */
export async function evConfigOf(db: Database): Promise<EvConfig> {
  const { company, section, config_type } = evConfigEntry;
  const [entry] = await db
    .select({ data: companyConfig.data })
    .from(companyConfig)
    .where(
      and(
        eq(companyConfig.company, company),
        eq(companyConfig.section, section),
        eq(companyConfig.config_type, config_type),
      ),
    );
  const read = evOrders.safeParse(entry?.data ?? {});
  if (!read.success) throw vendorApiError(new PaymentError('not_configured', 'the market'));
  return read.data;
}

/** Deposit that a buyer pays now, computed on the server; throws 409 if there is none. */
export function depositOf({ deposit, deposit_currency }: EvConfig): Money {
  if (deposit === 0) throw vendorApiError(new PaymentError('not_configured', 'the market'));
  return toMoney(deposit, deposit_currency);
}
