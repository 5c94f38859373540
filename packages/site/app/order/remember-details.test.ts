// @vitest-environment happy-dom
import type { OrderChoices, OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import { stepsProgress } from '@mawkib/order-online/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { choicesFor, rememberLoss, rememberOrder, rememberSteps } from './remember-details.ts';

const steps = 'sl_order_online_steps';
const stored = (key = steps) => JSON.parse(localStorage.getItem(key) ?? 'null');
const fresh = { active: 0, enabled: [0], validated: [], disabledButtons: ['back'] };
const types = ['payment_options', 'trade_in', 'service_packs', 'location', 'appointment'] as const;
const price = { amount: 400_000, currency: 'AED' };
const retailer = { id: '201', name: 'Mawkib', address: 'Dubai', phone: '+97145550110' };
const options = {
  service_packs: [{ key: 'care', title: 'Care', text: '', price, period: 'once', included: false }],
  retailers: [retailer],
} as unknown as OrderOptions;
const all: OrderChoices = {
  payment: { option: 'cash', plan: { deposit: 5_000_000, months: 60 } },
  trade_in: {
    kind: 'car',
    brand: 'nissan',
    model: 'patrol',
    body_type: 'suv',
    fuel_type: 'petrol',
    mileage: 80_000,
    registration_date: '2019-05-01',
    registration_number: 'A12345',
  },
  service_packs: ['care'],
  location: { kind: 'delivery', area: 'dubai', street: 'Al Wasl Road', building: 'Villa 7' },
  appointment: { kind: 'viewing', retailer_id: '201', date: '2026-11-23', slot: '09:00' },
};

const lock = {
  vehicleId: '7',
  lockId: 'public-l',
  expiresAt: '2026-11-20T10:00:00.000Z',
  vendor: 'STRIPE',
};

const show = (choices: OrderChoices, active = 0, { vehicleId = '7', isHeld = true } = {}) =>
  rememberSteps({
    vehicleId,
    detailsRoute: `/ar/showroom-order-online/vehicle/${vehicleId}`,
    configUrl: null,
    state: stepsProgress(types, choices, active),
    choices,
    options,
    paymentRecipient: { company_uuid: 'c1', name: 'Mawkib', vendor: 'NO_PAYMENT_JAPAN' },
    preselected: null,
    lock: isHeld ? { ...lock, vehicleId } : null,
  });

/** What the tabs store of all choices. */
const entries = (location: string) =>
  ['cash', 'car', ['care'], location, 'viewing'].map((value, stepIndex) => ({
    stepIndex,
    type: types[stepIndex],
    value,
  }));

beforeEach(() => localStorage.clear());

describe('the state of the tabs', () => {
  it('starts with the first, and each completed step opens the next [S-4-10]', () => {
    show({});
    expect(stored()).toEqual(fresh);
    show({ payment: { option: 'cash' } }, 1);
    expect(stored()).toEqual({
      active: 1,
      enabled: [0, 1],
      validated: [{ stepIndex: 0, type: 'payment_options', value: 'cash' }],
      disabledButtons: [],
    });
  });

  it('of an invalid stored state is that of the page, and its buttons are usable [S-4-13]', () => {
    const broken = { active: 2, enabled: [0, 2], validated: [], disabledButtons: ['pay'] };
    localStorage.setItem(steps, JSON.stringify(broken));
    show({});
    expect(stored()).toEqual(fresh);
  });

  it('starts over for another car, with its choices [S-4-14]', () => {
    show(all, 4);
    expect(stored().validated).toEqual(entries('delivery'));
    localStorage.setItem(steps, JSON.stringify({ ...stored(), disabledButtons: ['pay'] }));
    show({}, 0, { vehicleId: '8' });
    expect(stored()).toEqual(fresh);
    expect(stored('sl_order_online_data')).toMatchObject({ vehicleId: '8', tradeInData: null });
  });
});

describe('the keys of a journey', () => {
  const hold = 'sl_order_online_soft_lock';
  const order = 'sl_order_online_reservation';
  const { vendor, ...shown } = lock;

  it('have these members: the hold from the first step on with a dialog that opens once, then the order [S-9-32]', () => {
    show({});
    expect(stored(hold)).toEqual({ ...shown, initModal: true, kickedOutModal: false });
    localStorage.setItem(hold, JSON.stringify({ ...stored(hold), initModal: false }));
    show({});
    expect(stored(hold)).toEqual({ ...shown, initModal: false, kickedOutModal: false });
    show({}, 0, { vehicleId: '8' });
    expect(stored(hold)).toMatchObject({ vehicleId: '8' });
    const made = { orderNumber: 'MK-1', vehicleId: '8', createdAt: '2026-11-20T09:50:00.000Z' };
    rememberOrder(made);
    expect(stored(order)).toEqual(made);
    expect([stored(hold), stored(steps), stored('sl_order_online_data')]).toEqual([
      null,
      null,
      null,
    ]);
    // The page of the order is loaded again while the next journey is under way.
    show({});
    rememberOrder(made);
    expect(stored(hold)).toMatchObject(shown);
  });

  it('have no hold where nothing is held', () => {
    show({}, 0, { isHeld: false });
    expect(stored(hold)).toBeNull();
  });

  it('say that a hold is lost, with its dialog open', () => {
    show({});
    rememberLoss(shown);
    expect(stored(hold)).toEqual({ ...shown, initModal: false, kickedOutModal: true });
  });
});

describe('the choices', () => {
  it('are stored under their thirteen keys, a trade-in with its seven values [S-3-37] [S-3-32]', () => {
    show({ ...all, location: { kind: 'retailer', retailer_id: '201' } }, 4);
    expect(stored().validated).toEqual(entries('201'));
    show(all, 4);
    const data = stored('sl_order_online_data');
    expect(data).toEqual({
      vehicleId: '7',
      detailsRoute: '/ar/showroom-order-online/vehicle/7',
      configUrl: null,
      location: 'delivery',
      locationDetails: { area: 'dubai' },
      preselectedPaymentOption: null,
      tradeInData: {
        brand: 'nissan',
        bodyType: 'suv',
        fuelType: 'petrol',
        model: 'patrol',
        mileage: 80_000,
        registrationDate: '2019-05-01',
        registrationNumber: 'A12345',
      },
      paymentOptionsData: {
        type: 'cash',
        data: [
          { key: 'deposit', value: 5_000_000 },
          { key: 'months', value: 60 },
        ],
      },
      tabChoice: null,
      servicePackData: [{ key: 'care', amount: 400_000 }],
      appBookingData: { kind: 'viewing', locationId: '201', date: '2026-11-23', slot: '09:00' },
      paymentRecipient: { company_uuid: 'c1', name: 'Mawkib', vendor: 'NO_PAYMENT_JAPAN' },
      termsAndConditionsData: null,
    });
    expect(JSON.stringify(data)).not.toMatch(/Al Wasl|Villa/);
  });

  it('are there after the hold and its data are gone, without the registration number', () => {
    show(all, 4);
    show({}, 0, { isHeld: false });
    expect(choicesFor('7')).toMatchObject({ payment: all.payment, trade_in: { model: 'patrol' } });
    expect(JSON.stringify(localStorage)).not.toContain('A12345');
    expect(choicesFor('8')).toEqual({});
  });

  it('lose the registration number when the hold is lost at the checkout', () => {
    show(all, 4);
    rememberLoss({ vehicleId: '7', lockId: 'l', expiresAt: '2026-11-20T10:00:00Z' });
    expect(JSON.stringify(localStorage)).not.toContain('A12345');
  });
});
