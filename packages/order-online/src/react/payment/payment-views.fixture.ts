import type { PaymentView } from '../../engine/index.js';

const aed = { amount: 500_000, currency: 'AED' };
const usd = { amount: 140_000, currency: 'USD' };
/** Loads, and adds nothing to the window. */
const scriptUrl = 'data:text/javascript,';

/** States of a payment for stories and tests. */
export const views = {
  stripe: {
    state: 'open',
    due: aed,
    payment: { vendor: 'STRIPE', scriptUrl, publicKey: 'pk', clientSecret: 'pi_7_secret_x' },
  },
  paypal: {
    state: 'open',
    due: usd,
    payment: {
      vendor: 'PAYPAL',
      scriptUrl,
      orderId: 'P7',
      approveUrl: 'https://paypal.example/checkoutnow?token=P7',
    },
  },
  liqpay: {
    state: 'open',
    due: usd,
    payment: {
      vendor: 'LIQPAY',
      scriptUrl,
      checkoutUrl: 'https://liqpay.example/api/3/checkout',
      data: 'data',
      signature: 'signature',
    },
  },
  own: { state: 'open', due: aed, payment: { vendor: 'OWN', payUrl: 'https://tide.example/7' } },
  amountChanged: {
    state: 'amount_changed',
    before: aed,
    now: { amount: 600_000, currency: 'AED' },
  },
  returned: {
    state: 'returned',
    returned: { amount: aed, taken: true, payment: 'pi_3QkF7e2eZvKYlo2C' },
  },
} satisfies Record<string, PaymentView>;
