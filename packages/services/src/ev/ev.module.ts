import {
  createEvLead,
  createEvPaymentIntent,
  getSalesforceData,
  initializeCancellation,
} from '@mawkib/api-clients/contracts/ev';
import { defaultMarket } from '@mawkib/core/locale';
import type { AppContext } from '../app-context.js';
import type { EvLeadRow } from '../db/schema/ev-leads.js';
import { companyConfig } from '../db/schema/market-config-tables.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';
import { implementWith } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { vendorApiError } from '../orders/vendor-api-error.js';
import { createStripeClient } from '../payment-providers/stripe-client.js';
import { loggable } from '../runtime/create-log.js';
import { cancelEvLead, cancellableUntil, isCancellable } from './cancel-ev-lead.js';
import { refreshDeposit, startDeposit } from './deposits.js';
import { depositOf, type EvConfig, evConfigEntry, evConfigOf } from './ev-config.js';
import { evDataSource } from './ev-data-source.js';
import { evErrors } from './ev-errors.js';
import { evJobs } from './ev-jobs.js';
import { evLeadOf } from './ev-lead.js';
import { findEvLead, isBuyer } from './find-ev-lead.js';
import { storeEvLead } from './store-ev-lead.js';

interface Presentation {
  config: EvConfig;
  now: Date;
  /** Decrypts the buyer's data, for callers that may see it. */
  cipher: PiiCipher | undefined;
}

/** A lead in the field names of Salesforce's standard lead. */
const presentEvLead = (row: EvLeadRow, { config, now, cipher }: Presentation) => ({
  Id: row.id,
  Status: row.status,
  CreatedDate: row.created_at.toISOString(),
  LastModifiedDate: row.updated_at.toISOString(),
  payment_status: row.payment_status,
  ...depositPart(row, config),
  cancellable: isCancellable(row, config, now),
  cancellable_until: cancellableUntil(row, config)?.toISOString() ?? null,
  ...(cipher && { lead: evLeadOf(cipher, row) ?? undefined }),
});

/** The deposit of the started payment, else the one that is due. */
function depositPart({ deposit_minor: amount, currency }: EvLeadRow, config: EvConfig) {
  if (amount !== null) return { deposit: { amount, currency } };
  return config.deposit > 0 ? { deposit: depositOf(config) } : {};
}

type EvContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'jobs' | 'cipher' | 'mails' | 'log'>;

const implement = implementWith<'config' | 'db' | 'clock' | 'jobs' | 'cipher' | 'mails'>();

/**
 * Orders of electric vehicles: the lead, its deposit at Stripe, and the start of a cancellation.
 */
export const evModule = (appContext: EvContext): ServiceModule => {
  const { config, log } = appContext;
  const stripe = createStripeClient(config.payments);
  const deposits = { ...appContext, stripe };
  const limited = { perMinute: config.limits.leadsPerMinute };

  return {
    name: 'ev',
    handlers: [
      implement(
        createEvLead,
        async ({ body }, context) => ({ data: await storeEvLead(context, body) }),
        { ...limited, bodyLimit: 65_536 },
      ),
      implement(
        getSalesforceData,
        async ({ params, headers }, context) => {
          const { db } = context;
          const lead = await findEvLead(db, params.id);
          const isOwn = isBuyer(lead, headers['X-Lead-Token']);
          const roles = isOwn ? [] : ((await context.session())?.person.roles ?? []);
          const isWhole = isOwn || roles.includes('leads') || roles.includes('admin');
          // Responds with the stored state while Stripe is unreachable.
          await refreshDeposit({ ...deposits, db }, lead).catch((error: unknown) =>
            log.warn({ error: loggable(error) }, 'a deposit was not asked about'),
          );
          return {
            data: presentEvLead(await findEvLead(db, lead.id), {
              config: await evConfigOf(db),
              now: context.clock.now(),
              cipher: isWhole ? context.cipher : undefined,
            }),
          };
        },
        limited,
      ),
      implement(
        createEvPaymentIntent,
        async ({ body: { payment_intent } }, context) => {
          const { db } = context;
          const lead = await findEvLead(db, payment_intent.salesforce_lead_id);
          const evConfig = await evConfigOf(db);
          const deposit = depositOf(evConfig);
          const { amount = deposit.amount, currency = deposit.currency } = payment_intent;
          const isSame = String(currency).toUpperCase() === deposit.currency;
          if (amount !== deposit.amount || !isSame) throw evErrors.amountChanged(deposit);
          const intent = await startDeposit({ ...deposits, db }, lead, evConfig).catch(
            (error: unknown) => {
              throw vendorApiError(error);
            },
          );
          const { publishableKey, scriptUrl } = config.payments.stripe;
          return {
            data: {
              client_secret: intent.client_secret ?? '',
              stripe_payment_intent_id: intent.id,
              ...deposit,
              ...(evConfig.stripe_account_id && { stripe_account_id: evConfig.stripe_account_id }),
              ...(publishableKey && { public_key: publishableKey, script_url: scriptUrl }),
            },
          };
        },
        // Calls Stripe outside the transaction.
        { ...limited, idempotency: 'claim-first' },
      ),
      implement(
        initializeCancellation,
        async ({ params, headers }, context) => ({
          data: { status: await cancelEvLead(context, params.id, headers['X-Lead-Token']) },
        }),
        limited,
      ),
    ],
    personDataSources: [evDataSource],
    jobs: evJobs(deposits),
    async seedDemo(db) {
      const data = {
        deposit: 2000,
        deposit_currency: defaultMarket.currency,
        cancellation_days: 14,
      };
      await db
        .insert(companyConfig)
        .values({ ...evConfigEntry, data })
        .onConflictDoNothing();
    },
  };
};
