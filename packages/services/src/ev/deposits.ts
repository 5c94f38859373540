import type { Money } from '@mawkib/core/money';
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { type EvLeadRow, evLeads } from '../db/schema/ev-leads.js';
import type { StripeClient } from '../payment-providers/stripe-client.js';
import { depositOf, type EvConfig } from './ev-config.js';
import { evErrors } from './ev-errors.js';
import { emailOf, evLeadOf } from './ev-lead.js';
import { evMail } from './ev-mail.js';
import { findEvLead } from './find-ev-lead.js';

export type DepositContext = Pick<AppContext, 'db' | 'clock' | 'cipher' | 'mails'> & {
  stripe: StripeClient;
};
type Intent = Awaited<ReturnType<StripeClient['getIntent']>>;

const accountOf = ({ stripe_account_id }: Pick<EvLeadRow, 'stripe_account_id'>) => ({
  account: stripe_account_id ?? undefined,
});

/**
 * Starts the payment of a lead's deposit, or returns the open one. Concurrent calls share one
 * PaymentIntent; the attempt's number is the idempotency key at Stripe.
 */
export async function startDeposit(
  context: DepositContext,
  lead: EvLeadRow,
  config: EvConfig,
): Promise<Intent> {
  const { db, clock, stripe } = context;
  const deposit = depositOf(config);
  rejectUnpayable(lead);
  const begun = lead.payment_intent_id
    ? await stripe.getIntent(lead.payment_intent_id, accountOf(lead))
    : undefined;
  if (begun && (await settleDeposit(context, lead, begun))) throw evErrors.alreadyPaid();
  if (begun && begun.status !== 'canceled') {
    if (isFor(begun, deposit)) return begun;
    // The deposit has changed; the PaymentIntent of the old amount must not be paid.
    await stripe.cancelIntent(begun.id, accountOf(lead));
  }
  const attempt = lead.payment_attempt + (begun ? 1 : 0);
  const account = config.stripe_account_id;
  const intent = await stripe.createIntent(
    {
      ...deposit,
      capture: 'automatic',
      metadata: { salesforce_lead_id: lead.id },
    },
    {
      account,
      idempotencyKey: ['ev', lead.id, attempt, deposit.amount, deposit.currency].join(' '),
    },
  );
  const kept = await db
    .update(evLeads)
    .set({
      payment_status: 'pending',
      payment_attempt: attempt,
      payment_intent_id: intent.id,
      deposit_minor: deposit.amount,
      currency: deposit.currency,
      stripe_account_id: account ?? null,
      updated_at: clock.now(),
    })
    .where(
      and(
        eq(evLeads.id, lead.id),
        eq(evLeads.status, 'created'),
        ne(evLeads.payment_status, 'paid'),
      ),
    )
    .returning({ id: evLeads.id });
  if (kept.length > 0) return intent;
  // May have been paid or cancelled during the call to Stripe.
  rejectUnpayable(await findEvLead(db, lead.id));
  throw evErrors.notPayable();
}

function rejectUnpayable({ status, payment_status }: EvLeadRow): void {
  if (payment_status === 'paid') throw evErrors.alreadyPaid();
  if (status !== 'created') throw evErrors.notPayable();
}

const isFor = ({ amount, currency }: Intent, deposit: Money) =>
  amount === deposit.amount && currency.toUpperCase() === deposit.currency;

/** Records a paid deposit once and queues the mail to the buyer. Resolves to whether it is paid. */
export async function settleDeposit(
  { db, clock, cipher, mails }: Omit<DepositContext, 'stripe'>,
  lead: EvLeadRow,
  intent: Intent,
): Promise<boolean> {
  const isOurs = intent.metadata.salesforce_lead_id === lead.id;
  if (intent.status !== 'succeeded' || !isOurs) return false;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [paid] = await tx
      .update(evLeads)
      .set({ payment_status: 'paid', payment_intent_id: intent.id, paid_at: now, updated_at: now })
      .where(and(eq(evLeads.id, lead.id), ne(evLeads.payment_status, 'paid')))
      .returning();
    const to = paid && emailOf(evLeadOf(cipher, paid));
    if (!paid || !to) return;
    const deposit = { amount: intent.amount, currency: intent.currency.toUpperCase() };
    await mails.enqueue(
      tx,
      await evMail(tx, 'paid', { to, id: paid.id, locale: paid.locale, deposit, mails }),
    );
  });
  return true;
}

/** Fetches the state of an open payment from Stripe. Resolves to whether it is paid. */
export async function refreshDeposit(context: DepositContext, lead: EvLeadRow): Promise<boolean> {
  if (lead.payment_status !== 'pending' || !lead.payment_intent_id) {
    return lead.payment_status === 'paid';
  }
  const intent = await context.stripe.getIntent(lead.payment_intent_id, accountOf(lead));
  return settleDeposit(context, lead, intent);
}

/** Cancels an unpaid payment. A paid one stays; staff refund it. */
export async function closeDeposit(context: DepositContext, lead: EvLeadRow): Promise<void> {
  if (!lead.payment_intent_id || (await refreshDeposit(context, lead))) return;
  const intent = await context.stripe.cancelIntent(lead.payment_intent_id, accountOf(lead));
  if (intent.status !== 'canceled') throw new Error('The payment did not end');
  await context.db
    .update(evLeads)
    .set({ payment_status: 'none', updated_at: context.clock.now() })
    .where(and(eq(evLeads.id, lead.id), eq(evLeads.payment_status, 'pending')));
}
