import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics } from './create-analytics.js';
import type { EventName } from './events.js';
import { consentOf, type Entry, loggerOf, storageOf } from './page.fixture.js';
import { sampleNames, samples } from './samples.fixture.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step =
  | { kind: 'push'; name: EventName; occasion: string; nth: number }
  | { kind: 'decide'; status: 'accepted' | 'rejected' | 'pending' | 'unknown'; isGranted: boolean }
  | { kind: 'wait'; ms: number }
  | { kind: 'ready' }
  | { kind: 'reload' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('push' as const),
      name: fc.oneof(fc.constantFrom(...sampleNames), fc.constant('purchase' as const)),
      occasion: fc.constantFrom('a', 'b'),
      nth: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      status: fc.constantFrom('accepted', 'accepted', 'accepted', 'rejected', 'pending', 'unknown'),
      isGranted: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 100, 2500, 5000),
    }),
  },
  fc.constant({ kind: 'ready' as const }),
  fc.constant({ kind: 'reload' as const }),
);

const day = 86_400_000;
/** Day of an entry, to identify its push: there is a day between two pushes. */
const dayOf = ({ event_date }: Entry) =>
  Date.parse(String(event_date).split('/').reverse().join('-')) / day;

/** The event with the nth order and car. */
function payloadOf(name: EventName, nth: number): unknown {
  const payload: { ecommerce?: { transaction_id?: string; items?: { item_id: string }[] } } =
    structuredClone(samples[name]) as object;
  if (payload.ecommerce?.transaction_id) payload.ecommerce.transaction_id = `MK-${nth}`;
  for (const item of payload.ecommerce?.items ?? []) item.item_id = `v${nth}`;
  return payload;
}

it('of any course: nothing while it is not granted, in order, no order twice, one warning a page', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      vi.clearAllTimers();
      const consent = consentOf();
      const storage = storageOf();
      const told: Entry[] = [];
      const pushed: number[] = [];
      let isReady = false;
      let isStored = true;
      let rejectedUntil = -1;
      let isRejected = false;
      const layer = Object.assign([] as unknown[], {
        push(entry: Entry) {
          if (entry.event === undefined) return;
          expect(consent.granted('statistic')).toBe(true);
          told.push(entry);
          expect(dayOf(entry)).toBeGreaterThan(rejectedUntil);
        },
      });
      const open = () => {
        const logger = loggerOf();
        const analytics = createAnalytics({
          page: () => ({ dataLayer: layer }),
          consent,
          isTagManagerReady: () => isReady,
          timers: globalThis,
          storage,
          now: () => (pushed.length - 1) * day,
          logger,
        });
        return { analytics, logger, stop: analytics.start() };
      };
      let tab = open();
      for (const step of steps) {
        if (step.kind === 'push') {
          pushed.push(pushed.length);
          const push = tab.analytics.push as (...given: unknown[]) => void;
          push(step.name, payloadOf(step.name, step.nth), step.occasion);
        }
        if (step.kind === 'decide') {
          const isGranted = step.status === 'accepted' && step.isGranted;
          consent.decide(step.status, isGranted ? ['statistic'] : []);
          isRejected = !isGranted && ['accepted', 'rejected'].includes(step.status);
          if (isRejected) isStored = false;
        }
        if (isRejected) rejectedUntil = pushed.length - 1;
        if (step.kind === 'wait') vi.advanceTimersByTime(step.ms);
        if (step.kind === 'ready') isReady = true;
        if (step.kind === 'reload') {
          tab.stop();
          tab = open();
        }
        expect(tab.logger.warn.mock.calls.length).toBeLessThanOrEqual(1);
        expect(tab.logger.error).not.toHaveBeenCalled();
      }
      tab.stop();
      const days = told.map(dayOf);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      if (!isStored) return;
      const orders = told
        .filter(({ event }) => event === 'purchase')
        .map(({ ecommerce }) => (ecommerce as { transaction_id: string }).transaction_id);
      expect(new Set(orders).size).toBe(orders.length);
    }),
    { numRuns: runs(2000) },
  );
});
