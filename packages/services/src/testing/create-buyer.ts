import type { CallContext } from '@mawkib/api-clients';
import type { Locale } from '@mawkib/api-clients/contracts';
import {
  createOrder,
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  initOrder,
  marketStripeAccount,
} from '@mawkib/api-clients/contracts/purchase';
import { toDecimal } from '../payment-providers/decimal-amounts.js';
import type { DepositTerms, PayingMarket } from './paying-market.js';

/** A buyer of one vehicle, with the actions in the shop and at the vendor. */
export function createBuyer(
  { t, sandbox, nextCar }: PayingMarket,
  { vendor, quote }: DepositTerms,
) {
  const car = nextCar();
  const email = `buyer-of-${car.vehicle_id}@example.test`.toLowerCase();
  const said = {
    locale: 'ar' as Locale,
    lead_attributes: {
      first_name: 'نورة',
      last_name: 'المنصوري',
      email,
      phone: '+971500000001',
      consent: true as const,
    },
  };
  let lock_id = '';
  let vendor_id = '';
  const form = (path: string, body: Record<string, string>, headers = {}) =>
    fetch(new URL(path, sandbox.url), {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(body),
    });

  const beginStripe = async (context?: CallContext) => {
    const { data } = await t.api.call(
      createPayment,
      {
        headers: { 'Order-Lock': lock_id },
        body: {
          payment: { ...quote, ...car, capture_method: capture },
          stripe_account_id: marketStripeAccount,
        },
      },
      context,
    );
    return data.stripe_payment_intent_id;
  };
  const beginPaypal = async (context?: CallContext) => {
    const { data } = await t.api.call(
      createPaypalOrder,
      {
        headers: { 'Order-Lock': lock_id },
        body: {
          ...car,
          amount_value: toDecimal(quote.amount, quote.currency),
          amount_currency_code: quote.currency,
        },
      },
      context,
    );
    return data.paypal_order_id;
  };
  const beginLiqpay = async (context?: CallContext) => {
    const { data } = await t.api.call(
      getLiqpayCheckoutData,
      {
        headers: { 'Order-Lock': lock_id },
        query: {
          company_uuid: car.company_uuid,
          currency: quote.currency,
          amount: Number(toDecimal(quote.amount, quote.currency)),
        },
      },
      context,
    );
    await form('/api/3/checkout', { data: data.data, signature: data.signature });
    return String(data.liqpay_order_id);
  };
  const begin = { STRIPE: beginStripe, PAYPAL: beginPaypal, LIQPAY: beginLiqpay };
  let capture: 'automatic' | 'manual' = 'manual';
  /** Pays on the vendor's page; `false`: the bank declines. */
  const payStripe = (good: boolean) => {
    const method = good ? 'pm_card_visa' : 'pm_card_visa_chargeDeclined';
    const authorization = `Bearer ${sandbox.keys.stripeSecret}`;
    const return_url = 'https://market.test/';
    return form(
      `/v1/payment_intents/${vendor_id}/confirm`,
      { payment_method: method, return_url },
      { authorization },
    );
  };
  const payPaypal = (good: boolean) =>
    form(`/checkoutnow?token=${vendor_id}`, { choice: good ? 'approve' : 'decline' });
  const payLiqpay = (good: boolean) =>
    form('/_sandbox/liqpay/decide', { order_id: vendor_id, choice: good ? 'pay' : 'decline' });
  const payAt = { STRIPE: payStripe, PAYPAL: payPaypal, LIQPAY: payLiqpay };
  const named = () =>
    ({
      STRIPE: { stripe_payment_intent_id: vendor_id },
      PAYPAL: { paypal_order_id: vendor_id },
      LIQPAY: { liqpay_order_id: vendor_id },
    })[vendor];

  return {
    car,
    email,
    get lock_id() {
      return lock_id;
    },
    get vendor_id() {
      return vendor_id;
    },
    /** Takes the hold and, by default, stores the order's details with it. */
    async hold({ told = true } = {}) {
      const { data } = await t.api.call(initOrder, { body: car });
      lock_id = data.lock_id;
      if (told) await t.api.call(initOrder, { body: { ...car, lock_id, checkout: said } });
      return data;
    },
    async begin(how: 'automatic' | 'manual' = 'manual', context?: CallContext) {
      capture = how;
      vendor_id = await begin[vendor](context);
      return vendor_id;
    },
    pay: (good = true) => payAt[vendor](good),
    /** Returns from the vendor. */
    order: (context?: CallContext) =>
      t.api.call(
        createOrder,
        { body: { lock_id, vehicle_id: car.vehicle_id, vendor_uuid: vendor, ...said, ...named() } },
        context,
      ),
  };
}
