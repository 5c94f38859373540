// @vitest-environment happy-dom
import { createAnalytics, eventSchemas } from '@mawkib/core/analytics';
import { AnalyticsProvider } from '@mawkib/core/react';
import { createStorage, localEntries } from '@mawkib/core/storage';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { VehicleSummary } from '../engine/index.js';
import { CheckoutStep } from './checkout/CheckoutStep.js';
import { OrderConfirmation } from './confirmation/OrderConfirmation.js';
import { OrderSuccess } from './confirmation/OrderSuccess.js';
import { OrderLayout } from './layout/OrderLayout.js';
import { StepsPage } from './steps/StepsPage.js';
import { stepsPageAt } from './steps/steps-page.fixture.js';
import { vehicleFor } from './vehicle.fixture.js';

afterEach(cleanup);

const items = [
  {
    item_id: '3f2a1c9e-5b7d-4e80-9a61-0c2d4e6f8a1b',
    item_name: 'Range Rover Sport',
    item_category: 'new' as const,
    affiliation: 'new' as const,
    price: 489_000,
  },
];
const offer = { currency: 'AED', value: 489_000, items };
const vehicle: VehicleSummary = { ...vehicleFor('en'), offer, retailerId: 'dubai-7' };
const values = {
  first_name: 'سارة',
  last_name: 'العلي',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  consent: 'true',
};
const lock = {
  serverNow: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-20T08:15:00.000Z',
  vehicleHref: '/showroom/defender-7',
};
const checkout = (answers: object = values, chosen = {}) => (
  <CheckoutStep
    {...lock}
    chosen={chosen}
    values={answers as typeof values}
    onSubmit={async () => ({ kind: 'sent' })}
  />
);
const own = { vehicle, journey: 'j1' };
const order = { vehicle, orderNumber: 'MK-7F3K-92QD' };

/** Renders each screen as a new page, as after a native post, with one data layer. */
function buyer() {
  const page: { dataLayer?: Record<string, unknown>[] } = {};
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const logger = { debug() {}, info() {}, warn: expect.fail, error: expect.fail };
  const push = () => {
    const analytics = createAnalytics({
      page: () => page,
      consent: {
        granted: () => true,
        getState: () => ({ status: 'accepted' }),
        subscribe: () => () => {},
      },
      isTagManagerReady: () => true,
      storage: createStorage(area, logger, localEntries),
      timers: globalThis,
      now: () => 0,
      logger,
    });
    analytics.start();
    return analytics.push;
  };
  return {
    open: (element: ReactElement) => {
      cleanup();
      render(
        <StrictMode>
          <LocaleProvider locale="en">
            <AnalyticsProvider push={push()}>{element}</AnalyticsProvider>
          </LocaleProvider>
        </StrictMode>,
      );
    },
    events: () => (page.dataLayer ?? []).filter(({ event }) => event !== undefined),
  };
}
const submit = () =>
  act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

it('a journey tells of each of its moments once, in their order [S-7-60]', async () => {
  const { open, events } = buyer();
  open(
    <OrderLayout step="details" {...own}>
      <StepsPage {...stepsPageAt('payment_options', 'en')} />
    </OrderLayout>,
  );
  open(
    <OrderLayout step="checkout" {...own}>
      {checkout()}
    </OrderLayout>,
  );
  await submit();
  expect(events()).toHaveLength(4);
  open(
    <OrderLayout step="success" {...order}>
      <OrderSuccess orderNumber={order.orderNumber} />
    </OrderLayout>,
  );
  open(
    <OrderLayout step="confirmation" result="confirmed" {...order}>
      <OrderConfirmation result="confirmed" orderNumber={order.orderNumber} />
    </OrderLayout>,
  );
  expect(events().map(({ event_date: _, ...event }) => event)).toEqual([
    { event: 'add_to_cart', ecommerce: offer },
    { event: 'begin_checkout', ecommerce: offer },
    { event: 'add_shipping_info', location_id: 'dubai-7', ecommerce: offer },
    { event: 'add_payment_info', ecommerce: { ...offer, payment_type: 'NO_PAYMENT_JAPAN' } },
    { event: 'purchase', ecommerce: { transaction_id: 'MK-7F3K-92QD', ...offer } },
    {
      event: 'checkout_vehicle_order_confirmed',
      ecommerce: { transaction_id: 'MK-7F3K-92QD', ...offer },
    },
  ]);
  expect(Object.keys(eventSchemas)).toEqual(
    expect.arrayContaining(events().map(({ event }) => event)),
  );
  expect(JSON.stringify(events())).not.toMatch(/sara|سارة|4567/);
});

it('the choices of the steps are reported when the checkout is sent, once however often it is [S-7-60]', async () => {
  const { open, events } = buyer();
  const chosen = { location: 'delivery', payment: 'lease' };
  for (let sent = 0; sent < 2; sent += 1) {
    open(
      <OrderLayout step="checkout" {...own}>
        {checkout(values, chosen)}
      </OrderLayout>,
    );
    await submit();
    expect(events()).toHaveLength(3);
  }
  expect(events().map(({ event_date: _, ...event }) => event)).toEqual([
    { event: 'begin_checkout', ecommerce: offer },
    { event: 'add_shipping_info', location_id: 'delivery', ecommerce: offer },
    { event: 'add_payment_info', ecommerce: { ...offer, payment_type: 'lease' } },
  ]);
});

it('a car that is taken, answers that are rejected and an order that is not confirmed tell of nothing [S-7-60]', async () => {
  const { open, events } = buyer();
  open(
    <OrderLayout step="details" vehicle={vehicle}>
      <StepsPage {...stepsPageAt('payment_options', 'en')} />
    </OrderLayout>,
  );
  open(
    <OrderLayout step="success" vehicle={vehicle}>
      <OrderSuccess orderNumber="MK-7F3K-92QD" />
    </OrderLayout>,
  );
  open(
    <OrderLayout step="confirmation" result="failure" {...order}>
      <OrderConfirmation result="failure" orderNumber="MK-7F3K-92QD" />
    </OrderLayout>,
  );
  expect(events()).toEqual([]);
  open(
    <OrderLayout step="checkout" {...own}>
      {checkout({})}
    </OrderLayout>,
  );
  await submit();
  expect(events().map(({ event }) => event)).toEqual(['begin_checkout']);
});
