import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  type Journey,
  type JourneyEvent,
  journeySteps,
  type Lock,
  startJourney,
} from './journey.js';
import { orderConfigType, stepPath } from './step-path.js';

const lock: Lock = {
  lockId: 'a',
  vehicleId: '7',
  expiresAt: '2026-11-20T10:00:00Z',
  vendor: 'NO_PAYMENT_JAPAN',
};
const start = (vehicleId: string, query = '') =>
  startJourney({ vehicleId, search: new URLSearchParams(query) }) as Journey;
const walk = (journey: Journey, ...events: JourneyEvent[]) => events.reduce(advance, journey);

describe('journey', () => {
  test.each([
    ['a vehicle', start('7'), 'normal'],
    ['a configuration', start('', 'config_url=abc'), 'configurator'],
  ])('with %s it goes through the four steps in order [S-4-15]', (_, first, kind) => {
    expect(first).toMatchObject({ kind, step: 'details' });
    const steps: string[] = [first.step];
    const events: JourneyEvent[] = [
      { type: 'lock_taken', lock },
      { type: 'order_created', orderNumber: 'A1' },
      { type: 'confirmation_answered', orderNumber: 'A1', result: 'confirmed' },
    ];
    events.reduce((journey, event) => {
      const next = advance(journey, event);
      steps.push(next.step);
      return next;
    }, first);
    expect(steps).toEqual([...journeySteps]);
  });

  test('config_url in the address wins over the vehicle; without either there is no journey', () => {
    expect(start('7', 'config_url=abc')).toMatchObject({ kind: 'configurator', configUrl: 'abc' });
    expect(startJourney({ vehicleId: ' ', search: new URLSearchParams('config_url=') })).toBeNull();
  });

  test('a lost lock leads back to the details, and never out of a finished order', () => {
    expect(walk(start('7'), { type: 'lock_taken', lock }, { type: 'lock_lost' })).toEqual(
      start('7'),
    );
    const ordered = walk(
      start('7'),
      { type: 'lock_taken', lock },
      { type: 'order_created', orderNumber: 'A1' },
    );
    expect(advance(ordered, { type: 'lock_lost' })).toBe(ordered);
    expect(advance(ordered, { type: 'lock_taken', lock })).toBe(ordered);
  });

  test("another vehicle's lock is not ours", () => {
    const other = { ...lock, vehicleId: '8' };
    expect(advance(start('7'), { type: 'lock_taken', lock: other })).toEqual(start('7'));
  });

  test('an order that is confirmed stays confirmed', () => {
    const confirmed = advance(start('7'), {
      type: 'confirmation_answered',
      orderNumber: 'A1',
      result: 'confirmed',
    });
    const again = { type: 'confirmation_answered', orderNumber: 'A1', result: 'failure' } as const;
    expect(advance(confirmed, again)).toBe(confirmed);
  });

  test('no order without a lock, whatever happens in whatever order', () => {
    const event = fc.constantFrom<JourneyEvent>(
      { type: 'lock_taken', lock },
      { type: 'lock_lost' },
      { type: 'order_created', orderNumber: 'A1' },
      { type: 'restarted' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let journey = start('7');
        for (const next of events) {
          const before = journey;
          journey = advance(journey, next);
          if (journey.step === 'success' && before.step !== 'success') {
            expect(before.step).toBe('checkout');
          }
        }
      }),
    );
  });
});

describe('addresses', () => {
  test('each step has its own', () => {
    const subject = { kind: 'normal', vehicleId: 'LR 7/1' } as const;
    expect(journeySteps.map((step) => stepPath(step, { subject, orderNumber: 'A 1' }))).toEqual([
      '/showroom-order-online/vehicle/LR%207%2F1',
      '/showroom-order-online/checkout',
      '/showroom-order-online/success',
      '/showroom-order-online/confirmation/A%201',
    ]);
  });

  test('a configurator journey keeps its config_url on the way', () => {
    const subject = { kind: 'configurator', configUrl: 'https://c.example/x?a=1&b=2' } as const;
    const path = stepPath('checkout', { subject });
    expect(new URL(path, 'https://site.example').searchParams.get('config_url')).toBe(
      subject.configUrl,
    );
  });

  test('settings are asked for by the names of the journey', () => {
    const pages = ['journey', 'details', 'checkout', 'success'] as const;
    const plain = [
      'order_online',
      'order_online_steps_page',
      'order_online_checkout_page',
      'order_online_success_page',
    ];
    expect(pages.map((page) => orderConfigType('normal', page))).toEqual(plain);
    expect(pages.map((page) => orderConfigType('configurator', page))).toEqual(
      plain.map((name) => `config_${name}`),
    );
  });
});
