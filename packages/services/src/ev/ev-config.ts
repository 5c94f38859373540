import { defaultMarket } from '@mawkib/core/locale';
import { type Money, toMoney } from '@mawkib/core/money';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.js';
import { companyConfig } from '../db/schema/market-config-tables.js';
import { paymentError } from '../orders/provider-errors.js';
import { PaymentError } from '../payment-providers/payment-error.js';

/** Where the company config says how electric vehicles are ordered. */
export const evConfigEntry = {
  company: 'default',
  section: 'ev_orders',
  config_type: 'ev_orders',
  position: 0,
} as const;

const evOrders = z.looseObject({
  /** In the major unit of its currency; none where it is 0. */
  deposit: z.number().min(0).max(1_000_000).default(0),
  deposit_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(() => defaultMarket.currency),
  /** The account that is paid; the market's unless given. */
  stripe_account_id: z.string().min(1).max(255).optional(),
  /** Days after the payment in which a buyer may cancel; always unless given. */
  cancellation_days: z.number().min(0).max(3650).optional(),
});
export type EvConfig = z.output<typeof evOrders>;

/** How electric vehicles are ordered; throws 409 `payment_not_configured` where it makes no sense. */
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
  if (!read.success) throw paymentError(new PaymentError('not_configured', 'the market'));
  return read.data;
}

/** What a buyer pays now, and only the server says so; throws 409 where there is no deposit. */
export function depositOf({ deposit, deposit_currency }: EvConfig): Money {
  if (deposit === 0) throw paymentError(new PaymentError('not_configured', 'the market'));
  return toMoney(deposit, deposit_currency);
}
