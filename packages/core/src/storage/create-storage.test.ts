import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { createStorage, localEntries, sessionEntries } from './index.js';
import { memory } from './storage-area.fixture.js';

const logged = () => {
  const warn = vi.fn();
  return { logger: { ...silentLogger, warn }, lines: () => warn.mock.calls.map(([line]) => line) };
};

const orderData = {
  vehicleId: 'v1',
  detailsRoute: null,
  location: 'dubai',
  preselectedPaymentOption: 'cash',
  tradeInData: null,
  configUrl: null,
  paymentOptionsData: { type: 'cash', data: [{ key: 'months', value: 60 }] },
  tabChoice: null,
  servicePackData: null,
  appBookingData: null,
  locationDetails: null,
  paymentRecipient: null,
  termsAndConditionsData: [{ key: 'terms', version: '1', at: '2026-11-20T10:00:00Z' }],
};

const samples = {
  sl_order_online_steps: {
    active: 1,
    enabled: [0, 1],
    validated: [{ stepIndex: 0, type: 'details', value: true }],
    disabledButtons: [],
  },
  sl_order_online_data: orderData,
  sl_order_online_soft_lock: {
    vehicleId: 'v1',
    lockId: 'l1',
    expiresAt: '2026-11-20T10:00:00Z',
    initModal: true,
    kickedOutModal: false,
  },
  sl_order_online_reservation: { orderNumber: 'MK-1', vehicleId: 'v1', createdAt: '2026-11-20' },
  sl_product_page_data: { vehicleId: 'v1', state: 'new', returnUrl: '/', dealerCodes: ['d1'] },
} as const;

const roundTrip = (key: keyof typeof samples) => {
  const area = memory();
  const storage = createStorage(area, silentLogger, localEntries);
  expect(storage.set(key, samples[key] as never)).toBe(true);
  expect([...area.content.keys()]).toContain(key);
  expect(storage.get(key)).toEqual(samples[key]);
  storage.remove(key);
  expect(area.content.size).toBe(0);
};

describe('storage keys', () => {
  it('hold saved vehicles, spelt as specified [S-9-28]', () => {
    const area = memory();
    createStorage(area, silentLogger, localEntries).set('stockLocatorSavedVahicles', [
      { id: 'v1', list: null },
    ]);
    expect([...area.content.keys()]).toEqual(['stockLocatorSavedVahicles']);
  });

  it('hold the steps until they are reset [S-9-29]', () => roundTrip('sl_order_online_steps'));
  it('hold the order data [S-9-30]', () => roundTrip('sl_order_online_data'));

  it.each([
    'sl_order_online_soft_lock',
    'sl_order_online_reservation',
    'sl_product_page_data',
  ] as const)('hold %s [S-9-31]', (key) => roundTrip(key));

  it('hold the stated members [S-9-32]', () => {
    const members = (key: keyof typeof samples) => {
      const storage = createStorage(memory(), silentLogger, localEntries);
      storage.set(key, { ...samples[key], foreign: 1 } as never);
      return Object.keys(storage.get(key) ?? {});
    };
    expect(members('sl_order_online_soft_lock')).toEqual([
      'vehicleId',
      'lockId',
      'expiresAt',
      'initModal',
      'kickedOutModal',
    ]);
    expect(members('sl_order_online_reservation')).toEqual([
      'orderNumber',
      'vehicleId',
      'createdAt',
    ]);
    expect(members('sl_product_page_data')).toEqual([
      'vehicleId',
      'state',
      'returnUrl',
      'dealerCodes',
    ]);
  });

  it('hold visited news pages locally and compare specs for the session [S-9-33]', () => {
    const [local, session] = [memory(), memory()];
    const visited = [{ path: '/news', page: 2 }];
    createStorage(local, silentLogger, localEntries).set('visitedNewsPages', visited);
    createStorage(session, silentLogger, sessionEntries).set('models', { xe: {} });
    expect([...local.content.keys()]).toEqual(['visitedNewsPages']);
    expect([...session.content.keys()]).toEqual(['models']);
  });
});

describe('createStorage', () => {
  it('removes damaged or foreign content, that key alone', () => {
    const area = memory({
      sl_order_online_steps: '{"active":"0"}',
      sl_order_online_data: '{',
      stockLocatorSavedVahicles: '[{"id":"v1"}]',
      cookieConsentStatus: '{"status":"x","scopes":[]}',
    });
    const { logger, lines } = logged();
    const storage = createStorage(area, logger, localEntries);
    expect(storage.get('sl_order_online_steps')).toBeNull();
    expect(storage.get('sl_order_online_data')).toBeNull();
    expect(storage.get('cookieConsentStatus')).toBeNull();
    expect(storage.get('stockLocatorSavedVahicles')).toEqual([{ id: 'v1', list: null }]);
    expect([...area.content.keys()]).toEqual(['stockLocatorSavedVahicles']);
    expect(lines()).toHaveLength(3);
    expect(lines()[0]).toContain('sl_order_online_steps');
  });

  it('tells damaged content from none, and leaves it there', () => {
    const area = memory({ cookieConsentStatus: 'x', visitedNewsPages: '[]' });
    const { logger, lines } = logged();
    const storage = createStorage(area, logger, localEntries);
    expect(storage.inspect('cookieConsentStatus')).toEqual({ state: 'damaged', value: null });
    expect(storage.inspect('visitedNewsPages')).toEqual({ state: 'sound', value: [] });
    expect(storage.inspect('sl_product_page_data')).toEqual({ state: 'nothing', value: null });
    expect([area.content.size, lines()]).toEqual([2, []]);
    expect(storage.get('cookieConsentStatus')).toBeNull();
    expect(storage.inspect('cookieConsentStatus').state).toBe('nothing');
    expect(createStorage(null, silentLogger, localEntries).inspect('visitedNewsPages').state).toBe(
      'nothing',
    );
  });

  it('gives the same object until the text changes', () => {
    const area = memory({ visitedNewsPages: '[{"path":"/news","page":2}]' });
    const storage = createStorage(area, silentLogger, localEntries);
    const first = storage.get('visitedNewsPages');
    expect(storage.get('visitedNewsPages')).toBe(first);
    storage.set('visitedNewsPages', [{ path: '/news', page: 3 }]);
    expect(storage.get('visitedNewsPages')).not.toBe(first);
  });

  it('rejects values that it could not read back', () => {
    const area = memory();
    const { logger, lines } = logged();
    const storage = createStorage(area, logger, localEntries);
    for (const value of [undefined, [{ path: 1 }], { path: '/' }]) {
      expect(storage.set('visitedNewsPages', value as never)).toBe(false);
    }
    expect([area.content.size, lines().length]).toEqual([0, 1]);
  });

  it('logs and ignores a missing or failing storage [S-8-15]', () => {
    const failing = () => {
      throw new Error('denied');
    };
    const throwing = { getItem: failing, setItem: failing, removeItem: failing };
    for (const area of [null, undefined, failing, () => null, throwing]) {
      const { logger, lines } = logged();
      const storage = createStorage(area, logger, localEntries);
      expect(storage.get('visitedNewsPages')).toBeNull();
      expect(storage.set('visitedNewsPages', [])).toBe(false);
      storage.remove('visitedNewsPages');
      expect(lines()).toEqual(['There is no localStorage']);
    }
  });

  it('writes and reads no more than the limit', () => {
    const large = [{ id: 'x'.repeat(60_000), list: null }];
    const area = memory({ stockLocatorSavedVahicles: JSON.stringify(large) });
    const storage = createStorage(area, silentLogger, localEntries);
    expect(storage.get('stockLocatorSavedVahicles')).toBeNull();
    expect(storage.set('stockLocatorSavedVahicles', large)).toBe(false);
    expect(area.content.size).toBe(0);
  });

  it('types values by key and rejects a key that is not declared', () => {
    const storage = createStorage(memory(), silentLogger, localEntries);
    expectTypeOf(storage.get('visitedNewsPages')).toEqualTypeOf<
      { path: string; page: number; label?: string; locale?: string }[] | null
    >();
    // @ts-expect-error no such key
    expect(() => storage.get('toString')).toThrow(TypeError);
  });

  it('takes any stored text without throwing', () => {
    const content = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constant('{"__proto__":{"vehicleId":"x"}}'),
    );
    const key = fc.constantFrom(...(Object.keys(localEntries) as (keyof typeof localEntries)[]));
    fc.assert(
      fc.property(key, content, (name, stored) => {
        const area = memory({ [name]: stored });
        const storage = createStorage(area, silentLogger, localEntries);
        const value = storage.get(name);
        if (value === null) expect(area.content.size).toBe(0);
        else expect(storage.set(name, value as never)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});
