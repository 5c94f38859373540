import { createStorage, localEntries } from '@mawkib/core/storage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyOrderData } from './order-data.js';
import { createOrderStore } from './order-store.js';
import { acquireLock } from './soft-lock.js';
import {
  activateStep,
  initialSteps,
  setButtonDisabled,
  validateStep,
} from './steps/steps-state.js';

const kept = new Map<string, string>();
const area = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const open = () => createOrderStore(createStorage(area, logger, localEntries));

beforeEach(() => kept.clear());

describe('steps in storage', () => {
  const done = (stepIndex: number) => ({ stepIndex, type: 'location', value: 'L1' });
  const third = [0, 1].reduce(
    (state, step) => activateStep(validateStep(state, done(step)), step + 1),
    initialSteps(),
  );

  test('a reload finds the journey where it was [S-4-12]', () => {
    open().saveSteps(third);
    expect(open().steps()).toEqual(third);
  });

  test('an active step with a gap before it resets the state and clears its key [S-4-13]', () => {
    kept.set(
      'sl_order_online_steps',
      JSON.stringify({ active: 2, enabled: [0, 2], validated: [], disabledButtons: [] }),
    );
    expect(open().steps()).toEqual(initialSteps());
    expect(kept.has('sl_order_online_steps')).toBe(false);
    const whole = { active: 2, enabled: [0, 1, 2], validated: [], disabledButtons: [] };
    kept.set('sl_order_online_steps', JSON.stringify(whole));
    expect(open().steps()).toEqual(whole);
  });

  test('a state that counted the pages of an order starts over', () => {
    const validated = [{ stepIndex: 0, type: 'vehicle', value: '7' }];
    const pages = { active: 1, enabled: [0, 1], validated, disabledButtons: [] };
    kept.set('sl_order_online_steps', JSON.stringify(pages));
    expect(open().steps()).toEqual(initialSteps());
  });

  test('reset clears everything [S-4-14]', () => {
    open().saveSteps(setButtonDisabled(third, 'pay', true));
    expect(open().steps().disabledButtons).toEqual(['pay']);
    expect(open().resetSteps()).toEqual({
      active: 0,
      enabled: [0],
      validated: [],
      disabledButtons: [],
    });
    expect(kept.has('sl_order_online_steps')).toBe(false);
  });

  test('the key is written when a step is validated and removed by a reset [S-9-29]', () => {
    open().saveSteps(validateStep(validateStep(initialSteps(), done(1)), done(0)));
    expect(JSON.parse(kept.get('sl_order_online_steps') ?? '')).toMatchObject({
      validated: [done(0), done(1)],
    });
    open().resetSteps();
    expect([...kept.keys()]).toEqual([]);
  });

  test.each(['{', '[]', '{"active":"0"}'])('damaged content (%s) starts over', (text) => {
    kept.set('sl_order_online_steps', text);
    expect(open().steps()).toEqual(initialSteps());
  });

  test.each([
    { active: -1 },
    { enabled: [0, 1, 2, '3'] },
    { validated: ['payment_options'] },
    { validated: [{ stepIndex: 0 }] },
    { validated: [{ stepIndex: -1, type: 'trade_in' }] },
    { disabledButtons: [1] },
  ])('what is restored is a whole state, and not %j [S-4-12]', (damage) => {
    kept.set('sl_order_online_steps', JSON.stringify({ ...third, ...damage }));
    expect(open().steps()).toEqual(initialSteps());
  });
});

describe('the other values', () => {
  test('a choice is added to those already made, and the object has exactly the keys of the journey [S-3-37]', () => {
    open().updateData({ vehicleId: '7' });
    open().updateData({ location: 'L1' });
    const stored = JSON.parse(kept.get('sl_order_online_data') ?? '');
    expect(stored).toMatchObject({ vehicleId: '7', location: 'L1' });
    expect(Object.keys(stored)).toEqual(Object.keys(emptyOrderData()));
    expect(open().data()).toEqual({ ...emptyOrderData(), vehicleId: '7', location: 'L1' });
  });

  test("a location's key holds what was chosen [S-9-30]", () => {
    open().updateData({ location: 'L1' });
    expect(kept.get('sl_order_online_data')).toContain('"location":"L1"');
  });

  test('a finished order is remembered, the way to it forgotten', () => {
    const store = open();
    const lock = acquireLock(null, {
      lockId: 'a',
      vehicleId: '7',
      expiresAt: '2026-11-20T10:00:00Z',
      vendor: 'v',
    });
    store.saveSoftLock(lock);
    store.updateData({ vehicleId: '7' });
    expect(open().softLock()).toEqual(lock);
    const reservation = { orderNumber: 'A1', vehicleId: '7', createdAt: '2026-11-20T10:00:00Z' };
    store.finish(reservation);
    expect([...kept.keys()]).toEqual(['sl_order_online_reservation']);
    expect(open().reservation()).toEqual(reservation);
  });

  test('without storage the journey continues', () => {
    const store = createOrderStore(createStorage(null, logger, localEntries));
    expect(store.saveSteps(initialSteps())).toBe(false);
    expect(store.steps()).toEqual(initialSteps());
    expect(store.data()).toEqual(emptyOrderData());
    expect(store.softLock()).toBeNull();
  });
});
