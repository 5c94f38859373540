import type { Vendor } from '../paying-market.js';
import type { Sandbox } from '../sandbox-payments.js';

interface Started {
  /** The vendor's id of the payment. */
  id: string;
  /** LiqPay's signed fields. */
  data?: string;
  signature?: string;
  /** Stripe's connected account. */
  account?: string | undefined;
}

/** Pays on the vendor's page as its payer; `isGood` false: the bank declines. */
export async function payAtVendor(
  { url, keys }: Pick<Sandbox, 'url' | 'keys'>,
  vendor: Vendor,
  { id, data = '', signature = '', account }: Started,
  isGood: boolean,
): Promise<void> {
  const form = (path: string, body: Record<string, string>, headers = {}) =>
    fetch(new URL(path, url), {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(body),
    });
  if (vendor === 'STRIPE') {
    const payment_method = isGood ? 'pm_card_visa' : 'pm_card_visa_chargeDeclined';
    const authorization = `Bearer ${keys.stripeSecret}`;
    await form(
      `/v1/payment_intents/${id}/confirm`,
      { payment_method, return_url: 'https://market.test/' },
      { authorization, ...(account && { 'stripe-account': account }) },
    );
  } else if (vendor === 'PAYPAL') {
    await form(`/checkoutnow?token=${id}`, { choice: isGood ? 'approve' : 'decline' });
  } else {
    await form('/api/3/checkout', { data, signature });
    const choice = isGood ? 'pay' : 'decline';
    await form('/_sandbox/liqpay/decide', { order_id: id, choice });
  }
}
