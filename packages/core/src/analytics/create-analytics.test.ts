import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './create-analytics.js';
import { clickTargets, type EventName, eventSchemas } from './events.js';
import { consentOf, eventsOf, loggerOf, namesOf, storageOf } from './page.fixture.js';
import type { PageGlobals } from './page-globals.js';
import { sampleNames, samples } from './samples.fixture.js';

const now = Date.UTC(2024, 2, 5, 12);

function visit({
  consent = consentOf('accepted', ['statistic']),
  isReady = (): boolean => true,
  storage = storageOf(),
  page = {} as PageGlobals,
  clock = () => now,
  timeZone = undefined as string | undefined,
} = {}) {
  const logger = loggerOf();
  const analytics = createAnalytics({
    page: () => page,
    consent,
    isTagManagerReady: isReady,
    timers: globalThis,
    storage,
    now: clock,
    ...(timeZone && { timeZone }),
    logger,
  });
  const push = (name: EventName, occasion = 'n1', payload: unknown = samples[name]) =>
    (analytics.push as (...given: unknown[]) => void)(name, payload, occasion);
  return { analytics, push, page, consent, logger, storage, stop: analytics.start() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('analytics', () => {
  it('pushes every event of a visit in its order, with its payload [S-7-59] [S-7-62]', () => {
    const { push, page } = visit();
    for (const name of sampleNames) push(name);
    expect(namesOf(page)).toEqual([
      'page_view',
      'plp_page',
      'filter',
      'sort',
      'load_more',
      'click',
      'pdp_page',
      'add_to_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
      'checkout_vehicle_order_confirmed',
    ]);
    expect(sampleNames.toSorted()).toEqual(Object.keys(eventSchemas).toSorted());
    expect(eventsOf(page)).toEqual(
      sampleNames.map((event) => ({ event, event_date: '05/03/2024', ...samples[event] })),
    );
    const [item] = samples.purchase.ecommerce.items;
    expect(Object.keys(item ?? {})).toEqual([
      'item_id',
      'item_name',
      'item_category',
      'item_brand',
      'affiliation',
      'source_code',
      'price',
      'index',
      'quantity',
    ]);
  });

  it('writes 5 March 2024 as 05/03/2024 on a page in Arabic [S-9-40]', () => {
    const { push, page } = visit();
    push('page_view');
    expect(eventsOf(page)[0]).toMatchObject({ language: 'ar', event_date: '05/03/2024' });
  });

  it('clears the last sale before each event that has one', () => {
    const { push, page } = visit();
    push('page_view');
    push('add_to_cart');
    expect(page.dataLayer).toEqual([
      expect.objectContaining({ event: 'page_view' }),
      { ecommerce: null },
      expect.objectContaining({ event: 'add_to_cart' }),
    ]);
  });

  it('copies a payload when it is pushed', () => {
    const consent = consentOf();
    const { push, page } = visit({ consent });
    const payload = structuredClone(samples.plp_page);
    push('plp_page', 'n1', payload);
    payload.ecommerce!.items[0]!.item_name = 'changed';
    consent.decide('accepted', ['statistic']);
    expect(eventsOf(page)[0]).toMatchObject(samples.plp_page);
  });

  it('dates an event by when it happened, and formats no date before it may be sent', () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    const consent = consentOf();
    let time = now;
    // Other tests have already created the format of their time zone.
    const { push, page } = visit({ consent, clock: () => time, timeZone: 'Asia/Muscat' });
    push('page_view');
    expect(format).not.toHaveBeenCalled();
    time += 24 * 60 * 60 * 1000;
    consent.decide('accepted', ['statistic']);
    expect(eventsOf(page)[0]).toMatchObject({ event_date: '05/03/2024' });
    expect(format).toHaveBeenCalled();
    format.mockRestore();
  });

  it('logs event and member of a bad payload and sends nothing', () => {
    const { push, page, logger } = visit();
    const [item] = samples.purchase.ecommerce.items;
    push('purchase', '', {
      ecommerce: { ...samples.purchase.ecommerce, items: [{ ...item, price: '1' }] },
    });
    push('sort', '', { sort: 'cheapest' });
    push('click', '', { click_target: clickTargets[0], index: -1 });
    push('page_view', '', null);
    push('constructor' as EventName, '', {});
    expect(page.dataLayer).toBeUndefined();
    expect(logger.lines()).toEqual([
      "Analytics event 'purchase' was refused: 'ecommerce.items.0.price'",
      "Analytics event 'sort' was refused: 'sort'",
      "Analytics event 'click' was refused: 'index'",
      "Analytics event 'page_view' was refused",
      'An analytics event could not be sent',
    ]);
  });

  it('survives a hostile data layer', () => {
    const page: PageGlobals = { dataLayer: 'an element named dataLayer' };
    const { push, logger } = visit({ page });
    push('sort');
    expect(namesOf(page)).toEqual(['sort']);
    Object.assign(page.dataLayer as object, {
      push() {
        throw new Error('a tag');
      },
    });
    push('sort');
    push('sort');
    expect(logger.lines()).toEqual(Array(2).fill('An analytics event could not be sent'));
  });
});

describe('consent', () => {
  it('is waited for, in order; nothing is before it', () => {
    const { push, page, consent } = visit({ consent: consentOf() });
    push('page_view');
    push('sort');
    expect(page.dataLayer).toBeUndefined();
    consent.decide('unknown');
    expect(page.dataLayer).toBeUndefined();
    consent.decide('accepted', ['statistic']);
    push('load_more');
    expect(namesOf(page)).toEqual(['page_view', 'sort', 'load_more']);
  });

  it.each([
    ['rejected', []],
    ['accepted', ['marketing']],
  ] as const)('empties the queue when it is %s with %s', (status, scopes) => {
    const { push, page, consent } = visit({ consent: consentOf() });
    push('page_view');
    consent.decide(status, scopes);
    push('sort');
    consent.decide('accepted', ['statistic']);
    expect(page.dataLayer).toBeUndefined();
    push('load_more');
    expect(namesOf(page)).toEqual(['load_more']);
  });

  it('withdrawn, stops it at once, within a flush too, and removes what is stored', () => {
    const consent = consentOf();
    const { push, page, storage } = visit({ consent });
    for (const name of ['purchase', 'sort', 'sort'] as const) push(name);
    page.dataLayer = Object.assign([], {
      push(this: unknown[], entry: unknown) {
        if (this[this.length] === undefined) this[this.length] = entry;
        if ((entry as { event?: string }).event === 'sort') consent.decide('rejected');
      },
    });
    consent.decide('accepted', ['statistic']);
    push('load_more');
    expect(namesOf(page)).toEqual(['purchase', 'sort']);
    expect(storage.content.has('mawkib_analytics_sent')).toBe(false);
  });

  it('is asked before each event, for a platform that tells late', () => {
    const consent = consentOf();
    const { push, page } = visit({ consent });
    push('sort');
    push('sort');
    const answers = [true, true];
    Object.assign(consent, { granted: () => answers.pop() ?? false });
    consent.decide('accepted');
    expect(namesOf(page)).toEqual(['sort']);
  });

  it('rejected, nothing is looked at', () => {
    const { push, logger } = visit({ consent: consentOf('rejected') });
    push('sort', '', 'damaged');
    expect(logger.lines()).toEqual([]);
  });

  it('is not followed before the start and after the stop', () => {
    const { push, page, consent, stop } = visit({ consent: consentOf() });
    stop();
    push('sort');
    consent.decide('accepted', ['statistic']);
    push('load_more');
    expect(page.dataLayer).toBeUndefined();
  });
});

describe('the tag manager', () => {
  it('is waited for 5000 ms, then all continues with one warning [S-8-19] [B-8-19]', () => {
    const { push, page, logger } = visit({ isReady: () => false });
    push('page_view');
    vi.advanceTimersByTime(4999);
    expect(page.dataLayer).toBeUndefined();
    expect(logger.warn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(namesOf(page)).toEqual(['page_view']);
    push('sort');
    vi.advanceTimersByTime(60_000);
    expect(namesOf(page)).toEqual(['page_view', 'sort']);
    expect(logger.lines()).toEqual([
      'The tag manager is not there after 5000 ms; going on without it',
    ]);
  });

  it('is waited for from the consent on, and no longer than it takes', () => {
    let isReady = false;
    const { push, page, consent, logger } = visit({ consent: consentOf(), isReady: () => isReady });
    push('page_view');
    vi.advanceTimersByTime(20_000);
    consent.decide('accepted', ['statistic']);
    vi.advanceTimersByTime(4000);
    expect(page.dataLayer).toBeUndefined();
    isReady = true;
    vi.advanceTimersByTime(100);
    expect(namesOf(page)).toEqual(['page_view']);
    expect(logger.lines()).toEqual([]);
  });

  it('is not waited for after a withdrawal; a new consent waits again', () => {
    const { push, page, consent, logger } = visit({ isReady: () => false });
    push('page_view');
    vi.advanceTimersByTime(4000);
    consent.decide('rejected');
    vi.advanceTimersByTime(9000);
    expect(vi.getTimerCount()).toBe(0);
    consent.decide('accepted', ['statistic']);
    push('sort');
    vi.advanceTimersByTime(4999);
    expect(logger.lines()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(namesOf(page)).toEqual(['sort']);
  });
});

describe('no event twice', () => {
  it('within one navigation; going back is a new one', () => {
    const { push, page } = visit();
    for (const navigation of ['a', 'a', 'b', 'a', 'a']) push('page_view', navigation);
    expect(namesOf(page)).toHaveLength(3);
  });

  it('within one journey of one car, after a reload too', () => {
    const { push, page, storage } = visit();
    for (const journey of ['j1', 'j1', 'j2']) push('begin_checkout', journey);
    const other = structuredClone(samples.begin_checkout);
    other.ecommerce.items[0]!.item_id = 'v2';
    push('begin_checkout', 'j2', other);
    push('add_to_cart', 'j2');
    expect(namesOf(page)).toEqual([...Array(3).fill('begin_checkout'), 'add_to_cart']);
    const reloaded = visit({ storage });
    reloaded.push('begin_checkout', 'j2', other);
    expect(reloaded.page.dataLayer).toBeUndefined();
  });

  it.each(['purchase', 'checkout_vehicle_order_confirmed'] as const)(
    '%s of one order, in any tab and after a reload',
    (name) => {
      const storage = storageOf();
      const tabs = [visit({ storage }), visit({ storage })];
      for (const { push } of [...tabs, ...tabs]) push(name);
      expect(tabs.flatMap(({ page }) => namesOf(page))).toEqual([name]);
      const other = structuredClone(samples[name]);
      other.ecommerce.transaction_id = 'MK-7F3K-92QD';
      tabs[1]!.push(name, '', other);
      expect(namesOf(tabs[1]!.page)).toEqual([name]);
    },
  );

  it('while it waits in two tabs', () => {
    const [storage, consent] = [storageOf(), consentOf()];
    const tabs = [visit({ storage, consent }), visit({ storage, consent })];
    for (const { push } of [...tabs, ...tabs]) push('purchase');
    consent.decide('accepted', ['statistic']);
    expect(tabs.flatMap(({ page }) => namesOf(page))).toEqual(['purchase']);
  });

  it('where nothing can be stored, for this page', () => {
    const { push, page } = visit({ storage: null as never });
    for (const name of ['purchase', 'purchase'] as const) push(name);
    expect(namesOf(page)).toEqual(['purchase']);
  });
});

describe('the queue', () => {
  it('keeps 200: the oldest that is no commerce goes, with one warning', () => {
    const { push, page, consent, logger } = visit({ consent: consentOf() });
    push('purchase');
    push('page_view');
    for (let place = 0; place < 300; place += 1) push('sort');
    consent.decide('accepted', ['statistic']);
    const names = namesOf(page);
    expect(names).toHaveLength(200);
    expect(names.slice(0, 2)).toEqual(['purchase', 'sort']);
    expect(logger.lines()).toEqual(['More than 200 analytics events wait; the oldest are dropped']);
  });
});
