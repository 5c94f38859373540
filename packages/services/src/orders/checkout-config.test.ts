import { expect, test } from 'vitest';
import { checkoutConfigOf, quoteOf } from './checkout-config.js';
import type { OrderStore } from './store/order-store.js';

/** What a buyer of a car with this price pays now. */
async function quote(data: object, currency: string, sale_minor: number) {
  const store = { orderOnlineEntry: async () => ({ company: 'c', data }) } as unknown as OrderStore;
  const none = { payments: undefined, own: undefined, log: { warn() {} } } as const;
  const config = await checkoutConfigOf(store, 'c', none);
  return quoteOf(config, { currency, sale_minor });
}

test('Stripe’s amounts in currencies with three decimals are multiples of ten minor units', async () => {
  const whole = { payment: 'STRIPE', deposit: 'price' };
  expect(await quote(whole, 'KWD', 12_345_678)).toEqual({ amount: 12_345_680, currency: 'KWD' });
  expect(await quote({ ...whole, deposit: 0.001 }, 'KWD', 1)).toEqual({
    amount: 10,
    currency: 'KWD',
  });
  const exchanged = { ...whole, deposit: 500, vendor_currency: 'BHD', vendor_rate: 0.102_677 };
  expect(await quote(exchanged, 'AED', 1)).toEqual({ amount: 51_340, currency: 'BHD' });
  expect(await quote(whole, 'AED', 12_345_678)).toMatchObject({ amount: 12_345_678 });
  expect(await quote({ payment: 'PAYPAL', deposit: 'price' }, 'KWD', 12_345_678)).toMatchObject({
    amount: 12_345_678,
  });
});
