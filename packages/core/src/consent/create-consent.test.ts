import { describe, expect, it, vi } from 'vitest';
import { browser, page, stored } from './consent.fixture.js';
import type { ConsentDecision, ConsentStrategy } from './consent-strategy.js';

const start = (...parameters: Parameters<typeof page>) => {
  const made = page(...parameters);
  made.consent.start();
  return made.consent;
};
const both = ['obligatory', 'optional'];

/** A platform with a decision set by the test. */
function platform(first: ConsentDecision, scopes: ConsentStrategy['scopes'] = ['obligatory']) {
  const listeners = new Set<() => void>();
  let decision = first;
  const strategy = {
    name: 'cookiebot',
    scopes,
    ownBanner: false,
    read: () => decision,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: vi.fn(),
  } satisfies ConsentStrategy;
  const say = (next: ConsentDecision) => {
    decision = next;
    for (const listener of listeners) listener();
  };
  return { strategy, say, listeners };
}

describe('a decision', () => {
  it('grants every scope or none, from pending and from unknown [S-4-24]', () => {
    const fresh = start(browser());
    expect(fresh.getState().status).toBe('pending');
    fresh.acceptAll();
    expect(fresh.getState()).toMatchObject({
      status: 'accepted',
      scopes: both,
      isBannerOpen: false,
    });

    const visitor = browser({ cookieConsentStatus: 'x' });
    const { consent: damaged, logger } = page(visitor);
    damaged.start()();
    damaged.start();
    expect(damaged.getState().status).toBe('unknown');
    expect(logger.warn).toHaveBeenCalledTimes(1);
    const followed = vi.fn();
    damaged.subscribe(followed);
    damaged.reject();
    expect(followed).toHaveBeenCalled();
    expect(JSON.parse(visitor.content.get('cookieConsentStatus') ?? '')).toMatchObject({
      status: 'rejected',
      scopes: [],
    });
    expect(damaged.getState()).toMatchObject({
      status: 'rejected',
      scopes: [],
      isBannerOpen: false,
    });
  });

  it('is pending when nothing is stored, unknown when damaged, and asked for in both [S-4-25]', () => {
    const requested = { scopes: [], isBannerOpen: true };
    expect(start(browser()).getState()).toMatchObject({ status: 'pending', ...requested });
    for (const damage of ['x', '{', '[]', '"accepted"', '{"status":"maybe","scopes":[]}']) {
      const { consent, logger } = page(browser({ cookieConsentStatus: damage }));
      const stop = consent.start();
      expect(consent.getState()).toMatchObject({ status: 'unknown', ...requested });
      stop();
      consent.start();
      expect(consent.getState()).toMatchObject({ status: 'unknown', ...requested });
      expect(logger.warn).toHaveBeenCalledTimes(1);
    }
  });

  it('is stored under cookieConsentStatus and survives a reload [S-4-26]', () => {
    const visitor = browser();
    start(visitor, { policyVersion: '3' }).acceptAll();
    expect(JSON.parse(visitor.content.get('cookieConsentStatus') ?? '')).toEqual({
      status: 'accepted',
      scopes: both,
      policyVersion: '3',
      decidedAt: '2026-11-20T10:00:00.000Z',
    });
    const reloaded = start(visitor, { policyVersion: '3' });
    expect(reloaded.getState()).toMatchObject({ status: 'accepted', scopes: both });
    expect(reloaded.getState().isBannerOpen).toBe(false);
  });

  it('reads what was stored before it had a version', () => {
    const visitor = browser(stored({ status: 'accepted', scopes: both }));
    expect(start(visitor).getState().status).toBe('accepted');
  });

  it('has the four statuses, and two scopes in the basic strategy [S-3-47]', () => {
    const consent = start(browser());
    const seen = [consent.getState().status];
    consent.acceptAll();
    seen.push(consent.getState().status);
    expect(consent.getState().scopes).toEqual(both);
    consent.reject();
    seen.push(consent.getState().status);
    const damaged = page(browser({ cookieConsentStatus: '{' }));
    damaged.consent.start()();
    damaged.consent.start();
    seen.push(damaged.consent.getState().status);
    expect(damaged.consent.getState().status).toBe('unknown');
    expect(damaged.logger.warn).toHaveBeenCalledTimes(1);
    consent.choose(['obligatory']);
    expect(consent.getState()).toMatchObject({ status: 'rejected', scopes: [] });
    expect(seen).toEqual(['pending', 'accepted', 'rejected', 'unknown']);

    const five = ['obligatory', 'optional', 'statistic', 'marketing', 'unclassified'] as const;
    const decision = { status: 'accepted', scopes: five, isExplicit: true } as const;
    const external = start(browser(), { strategy: platform(decision, five).strategy });
    expect(external.getState().scopes).toEqual(five);
  });

  it('of some scopes is accepted, of none or of unknown ones rejected', () => {
    const consent = start(browser());
    consent.choose(['optional']);
    expect(consent.getState()).toMatchObject({ status: 'accepted', scopes: both });
    for (const none of [[], ['obligatory'], ['marketing'], ['__proto__']]) {
      consent.choose(none as never);
      expect(consent.getState()).toMatchObject({ status: 'rejected', scopes: [] });
    }
  });

  it('changes nothing when it is clicked twice', () => {
    const { consent, storage } = page(browser());
    consent.start();
    const set = vi.spyOn(storage, 'set');
    consent.acceptAll();
    const followed = vi.fn();
    consent.subscribe(followed);
    consent.acceptAll();
    expect(followed).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledTimes(1);
  });

  it('holds for the page where nothing can be stored', () => {
    const { consent, storage } = page(browser());
    vi.spyOn(storage, 'set').mockReturnValue(false);
    consent.start();
    consent.acceptAll();
    expect(consent.granted('optional')).toBe(true);
  });

  it('on another policy is asked again, and grants nothing meanwhile', () => {
    const visitor = browser();
    start(visitor, { policyVersion: '1' }).acceptAll();
    const changed = start(visitor, { policyVersion: '2' });
    expect(changed.getState()).toMatchObject({ status: 'pending', scopes: [], isBannerOpen: true });
    changed.acceptAll();
    expect(start(visitor, { policyVersion: '2' }).granted('optional')).toBe(true);
  });

  it('in one tab holds in the other', () => {
    const visitor = browser();
    const [one, other] = [start(visitor), start(visitor)];
    one.acceptAll();
    expect(other.getState()).toMatchObject({
      status: 'accepted',
      scopes: both,
      isBannerOpen: false,
    });
    other.reject();
    expect(one.granted('optional')).toBe(false);
  });
});

describe('what is granted', () => {
  it('is nothing but obligatory before the start', () => {
    const { consent } = page(browser(stored({ status: 'accepted', scopes: both })));
    expect(consent.granted('obligatory')).toBe(true);
    expect(consent.granted('optional')).toBe(false);
    expect(consent.getInitialState()).toMatchObject({ status: 'pending', isBannerOpen: false });
  });

  it('follows optional for a scope that the strategy does not know', () => {
    const consent = start(browser());
    consent.acceptAll();
    expect(consent.granted('marketing')).toBe(true);
    const scopes = ['obligatory', 'optional', 'marketing'] as const;
    const decision = { status: 'accepted', scopes: ['optional'], isExplicit: true } as const;
    const external = start(browser(), { strategy: platform(decision, scopes).strategy });
    expect(external.granted('statistic')).toBe(true);
    expect(external.granted('marketing')).toBe(false);
  });

  it('ignores stored scopes of a decision that is no acceptance', () => {
    for (const status of ['rejected', 'pending', 'unknown']) {
      const consent = start(browser(stored({ status, scopes: both })));
      expect(consent.granted('optional')).toBe(false);
    }
  });

  it('under Global Privacy Control is what the visitor decided, not what a platform assumes', () => {
    const assumed = { status: 'accepted', scopes: ['optional'], isExplicit: false } as const;
    const { strategy, say } = platform(assumed, ['obligatory', 'optional']);
    expect(start(browser(), { strategy }).granted('optional')).toBe(true);
    const consent = start(browser(), { strategy, gpc: () => true });
    expect(consent.getState()).toMatchObject({ status: 'pending', scopes: [], gpc: true });
    say({ ...assumed, isExplicit: true });
    expect(consent.granted('optional')).toBe(true);

    const own = start(browser(), { gpc: () => true });
    expect(own.getState()).toMatchObject({ status: 'pending', isBannerOpen: true });
    own.acceptAll();
    expect(own.granted('optional')).toBe(true);
  });

  it('runs what waits once, and no longer than asked', () => {
    const consent = start(browser());
    const [waiting, cancelled, failing] = [vi.fn(), vi.fn(), vi.fn()];
    failing.mockImplementation(() => {
      throw new Error('broken');
    });
    consent.whenGranted('optional', failing);
    consent.whenGranted('optional', waiting);
    consent.whenGranted('optional', cancelled)();
    expect(waiting).not.toHaveBeenCalled();
    consent.acceptAll();
    consent.reject();
    consent.acceptAll();
    expect([waiting, cancelled, failing].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
    const late = vi.fn();
    consent.whenGranted('optional', late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('notifies all listeners, even if one of them fails', () => {
    const { consent, logger } = page(browser());
    consent.start();
    const followed = vi.fn();
    consent.subscribe(() => {
      throw new Error('broken');
    });
    consent.subscribe(followed);
    consent.acceptAll();
    expect(followed).toHaveBeenCalled();
    expect(logger.error).toHaveBeenCalled();
  });
});

describe('the banner', () => {
  it('opens to change a mind, closes, and asks again with the next page', () => {
    const visitor = browser();
    const consent = start(visitor);
    consent.close();
    expect(consent.getState().isBannerOpen).toBe(false);
    expect(start(visitor).getState().isBannerOpen).toBe(true);
    consent.acceptAll();
    consent.open();
    expect(consent.getState()).toMatchObject({ isBannerOpen: true, status: 'accepted' });
    consent.acceptAll();
    expect(consent.getState().isBannerOpen).toBe(false);
  });

  it('is the platform’s own where there is one', () => {
    const { strategy, say } = platform({ status: 'pending', scopes: [], isExplicit: false });
    const consent = start(browser(), { strategy });
    consent.open();
    consent.acceptAll();
    expect(strategy.open).toHaveBeenCalledTimes(2);
    say({ status: 'unknown', scopes: [], isExplicit: false });
    expect(consent.getState()).toMatchObject({ status: 'unknown', isBannerOpen: false });
  });
});

describe('withdrawal', () => {
  const declaredCookies = [
    { scope: 'optional', name: '_ga*' },
    { scope: 'obligatory', name: 'session' },
  ] as const;

  it('ends the declared cookies of the scope at once', () => {
    const visitor = browser();
    const consent = start(visitor, { declaredCookies });
    consent.acceptAll();
    for (const name of ['_ga', '_ga_X1', 'session', 'other']) visitor.cookies.set(name, '1');
    consent.reject();
    expect([...visitor.cookies.keys()]).toEqual(['session', 'other']);
  });

  it('follows what is removed: cookies end after their frames', () => {
    const visitor = browser();
    const consent = start(visitor, { declaredCookies });
    consent.acceptAll();
    consent.subscribe(() => visitor.cookies.set('_ga_of_frame', '1'));
    consent.reject();
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('waits for a platform that has not answered yet', () => {
    const visitor = browser();
    visitor.cookies.set('_ga', '1');
    const pending = { status: 'pending', scopes: [], isExplicit: false } as const;
    const { strategy, say } = platform(pending, ['obligatory', 'optional']);
    start(visitor, { strategy, declaredCookies });
    expect(visitor.cookies.has('_ga')).toBe(true);
    say({ ...pending, status: 'rejected', isExplicit: true });
    expect(visitor.cookies.has('_ga')).toBe(false);
  });
});
