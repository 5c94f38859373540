import { createEvPaymentIntent } from '@mawkib/api-clients/contracts/ev';
import type { Locale } from '@mawkib/core/locale';
import type { Money } from '@mawkib/core/money';
import type { SiteContext } from '../context/site-context.ts';
import { callWithin } from '../order/payment/call-within.server.ts';

/** A started payment of a deposit, as `EvDeposit` takes it. */
export interface StartedDeposit {
  due: Money;
  payment: {
    vendor: 'STRIPE';
    scriptUrl: string;
    publicKey: string;
    account?: string;
    clientSecret: string;
  };
}

/** Starts the payment of an order's deposit; the same order returns the same payment. */
export async function startEvDeposit(
  site: Pick<SiteContext, 'call'>,
  id: string,
  locale: Locale,
): Promise<StartedDeposit> {
  const body = { payment_intent: { salesforce_lead_id: id } };
  const { data } = await callWithin(site.call)(createEvPaymentIntent, { body }, { locale });
  const { client_secret: clientSecret, public_key: publicKey, script_url: scriptUrl } = data;
  const { amount, currency, stripe_account_id: account } = data;
  if (!publicKey || !scriptUrl || amount === undefined || !currency) {
    throw new Error('The service of electric vehicles returns no key for the browser');
  }
  return {
    due: { amount, currency },
    payment: {
      vendor: 'STRIPE',
      scriptUrl,
      publicKey,
      ...(account && { account }),
      clientSecret,
    },
  };
}
