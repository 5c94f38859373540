import { describe, expect, it, vi } from 'vitest';
import { browser, page } from './consent.fixture.js';
import type { ConsentStrategy } from './consent-strategy.js';
import { cookiebotConsent } from './cookiebot-consent.js';
import { lazyConsent } from './lazy-consent.js';
import { oneTrustConsent } from './one-trust-consent.js';
import { fakeTcf, hostile, platformOptions } from './platforms.fixture.js';
import { tcfConsent } from './tcf-consent.js';
import { trustArcConsent } from './trust-arc-consent.js';

const follow = (strategy: ConsentStrategy) => {
  const { consent } = page(browser(), { strategy });
  const stop = consent.start();
  return { consent, stop, state: () => consent.getState() };
};
const all = ['obligatory', 'optional', 'statistic', 'marketing', 'unclassified'];
const nothing = { scopes: [], isBannerOpen: false };

describe('Cookiebot', () => {
  const says = (consent: object, hasResponse = true) => ({
    consent: { necessary: true, method: 'explicit', ...consent },
    hasResponse,
    renew: vi.fn(),
  });

  it('drives status and scopes by its events, without a banner of the site [S-4-27]', () => {
    const { options, window, dispatch } = platformOptions();
    const { state } = follow(cookiebotConsent(options));
    expect(state()).toMatchObject({ status: 'pending', ...nothing });

    window.Cookiebot = says({ preferences: true, statistics: true, marketing: true });
    dispatch('CookiebotOnConsentReady');
    expect(state()).toMatchObject({ status: 'accepted', scopes: all, isBannerOpen: false });

    window.Cookiebot = says({ statistics: true });
    dispatch('CookiebotOnAccept');
    expect(state().scopes).toEqual(['obligatory', 'statistic']);

    window.Cookiebot = says({ preferences: false });
    dispatch('CookiebotOnDecline');
    expect(state()).toMatchObject({ status: 'rejected', ...nothing });
  });

  it('grants what is exactly true, after a response or by implication', () => {
    const { options, window } = platformOptions();
    const strategy = cookiebotConsent(options);
    window.Cookiebot = says({ marketing: 'true', statistics: 1, preferences: {} });
    expect(strategy.read().scopes).toEqual([]);
    window.Cookiebot = says({ marketing: true, method: null }, false);
    expect(strategy.read().status).toBe('pending');
    window.Cookiebot = says({ marketing: true, method: 'implied' }, false);
    expect(strategy.read()).toMatchObject({ status: 'accepted', isExplicit: false });
  });

  it('opens its dialog to change a mind', () => {
    const { options, window } = platformOptions();
    const { consent } = follow(cookiebotConsent(options));
    consent.open();
    const cookiebot = says({});
    window.Cookiebot = cookiebot;
    consent.open();
    expect(cookiebot.renew).toHaveBeenCalledTimes(1);
  });
});

describe('OneTrust', () => {
  it('drives status and scopes by its groups [S-4-27]', () => {
    const { options, window, dispatch } = platformOptions();
    const { state } = follow(oneTrustConsent(options));
    let isClosed = false;
    window.OneTrust = { IsAlertBoxClosed: vi.fn(() => isClosed), ToggleInfoDisplay: vi.fn() };
    window.OnetrustActiveGroups = ',C0001,';
    dispatch('OneTrustGroupsUpdated');
    expect(state()).toMatchObject({ status: 'pending', ...nothing });

    isClosed = true;
    window.OnetrustActiveGroups = ',C0001,C0002,C0003,C0004,';
    dispatch('OneTrustGroupsUpdated');
    expect(state()).toMatchObject({ status: 'accepted', scopes: all });

    window.OnetrustActiveGroups = ',C0001,C0003,';
    dispatch('OneTrustGroupsUpdated');
    expect(state().scopes).toEqual(['obligatory', 'optional']);

    window.OnetrustActiveGroups = ',C0001,';
    dispatch('OTConsentApplied');
    expect(state()).toMatchObject({ status: 'rejected', ...nothing });
  });

  it('maps groups as told, and needs all groups of a scope', () => {
    const groups = { C0004: 'marketing', C0005: 'marketing', ads: 'optional' } as const;
    const { options, window } = platformOptions({ groups });
    window.OptanonActiveGroups = 'C0001,C0004,ads';
    const strategy = oneTrustConsent(options);
    expect(strategy.scopes).toEqual(['obligatory', 'optional', 'marketing', 'unclassified']);
    expect(strategy.read()).toMatchObject({
      scopes: ['obligatory', 'optional'],
      isExplicit: false,
    });
    window.OptanonActiveGroups = 'C0001,C0004,C0005';
    expect(strategy.read().scopes).toEqual(['obligatory', 'marketing']);
  });

  it('opens its preference centre', () => {
    const { options, window } = platformOptions();
    const ToggleInfoDisplay = vi.fn();
    window.OneTrust = { ToggleInfoDisplay };
    oneTrustConsent(options).open();
    expect(ToggleInfoDisplay).toHaveBeenCalledTimes(1);
  });
});

describe('TrustArc', () => {
  const saved = { data: '{"source":"preference_manager","message":"submit_preferences"}' };
  const says = (consentDecision: unknown, source = 'asserted') => ({
    cma: { callApi: vi.fn(() => ({ consentDecision, source })) },
    eu: { clickListener: vi.fn() },
  });

  it('drives status and scopes by its message, read again when it is kept [S-4-27]', () => {
    const { options, window, dispatch, tick } = platformOptions();
    const { state } = follow(trustArcConsent(options));
    window.truste = says([0], 'implied');
    tick();
    expect(state()).toMatchObject({ status: 'pending', ...nothing });

    dispatch('message', saved);
    window.truste = says([1, 2, 3]);
    tick();
    const scopes = ['obligatory', 'optional', 'marketing', 'unclassified'];
    expect(state()).toMatchObject({ status: 'accepted', scopes });

    window.truste = says([1]);
    dispatch('message', { data: 'not of TrustArc' });
    expect(state().status).toBe('accepted');
    dispatch('message', saved);
    expect(state()).toMatchObject({ status: 'rejected', ...nothing });
  });

  it('is read from its cookies until its script is there', () => {
    const cookies = { read: () => 'cmapi_cookie_privacy=permit 1,2; notice_behavior=expressed,eu' };
    const { options, window } = platformOptions({ cookies });
    const strategy = trustArcConsent(options);
    expect(strategy.read()).toMatchObject({ scopes: ['obligatory', 'optional'], isExplicit: true });
    window.truste = says([0]);
    expect(strategy.read().status).toBe('pending');
    const implied = { read: () => 'cmapi_cookie_privacy=permit_1|2|3; notice_behavior=implied,us' };
    const { isExplicit, status } = trustArcConsent(
      platformOptions({ cookies: implied }).options,
    ).read();
    expect([status, isExplicit]).toEqual(['accepted', false]);
  });

  it('asks for this host, and opens its panel', () => {
    const { options, window } = platformOptions();
    const truste = says([1]);
    window.truste = truste;
    const strategy = trustArcConsent(options);
    strategy.read();
    strategy.open();
    expect(truste.cma.callApi).toHaveBeenCalledWith('getGDPRConsentDecision', 'www.mawkib.example');
    expect(truste.eu.clickListener).toHaveBeenCalledTimes(1);
  });
});

describe('IAB TCF', () => {
  it('drives status and scopes by its events [S-4-27]', () => {
    const { options, window } = platformOptions();
    const { api, say, consents } = fakeTcf();
    window.__tcfapi = api;
    const { state } = follow(tcfConsent(options));
    say({ eventStatus: 'cmpuishown', ...consents(1, 2, 3, 4, 7, 8, 9) });
    expect(state()).toMatchObject({ status: 'pending', ...nothing });
    say({ eventStatus: 'useractioncomplete', ...consents(1, 2, 3, 4, 7, 8, 9) });
    expect(state()).toMatchObject({ status: 'accepted', scopes: all });
    say({ eventStatus: 'tcloaded', ...consents(1, 8, 9) });
    expect(state().scopes).toEqual(['obligatory', 'optional', 'statistic']);
    say({ eventStatus: 'cmpuishown', ...consents() });
    expect(state().status).toBe('accepted');
    say({ eventStatus: 'useractioncomplete', ...consents() });
    expect(state()).toMatchObject({ status: 'rejected', ...nothing });
    say({ eventStatus: 'useractioncomplete', ...consents(1) }, false);
    expect(state()).toMatchObject({ status: 'unknown', ...nothing });
  });

  it('waits for a platform that comes late, and leaves it when stopped', () => {
    const { options, window, tick } = platformOptions();
    const { api, say, consents, listeners, commands } = fakeTcf();
    const { state, stop } = follow(tcfConsent(options));
    tick();
    window.__tcfapi = api;
    tick();
    say({ eventStatus: 'tcloaded', ...consents(1) });
    expect(state().status).toBe('accepted');
    stop();
    expect(listeners.size).toBe(0);
    expect(commands.at(-1)).toEqual(['removeEventListener', 2, 1]);
  });

  it('hears no platform that continues after it was stopped', () => {
    const { options, window } = platformOptions();
    const { api, say, consents } = fakeTcf();
    window.__tcfapi = (command: string, version: number, callback: never) => {
      if (command === 'addEventListener') api(command, version, callback);
    };
    const { state, stop } = follow(tcfConsent(options));
    stop();
    say({ eventStatus: 'useractioncomplete', ...consents(1) });
    expect(state().status).toBe('pending');
  });

  it('is pending where the regulation does not apply by default to assume', () => {
    for (const [upstreamGdpr, status] of [
      [undefined, 'pending'],
      ['accepted', 'accepted'],
    ] as const) {
      const { options, window } = platformOptions({ upstreamGdpr });
      const { api, say } = fakeTcf();
      window.__tcfapi = api;
      const { state } = follow(tcfConsent(options));
      say({ gdprApplies: false, eventStatus: 'tcloaded' });
      expect(state().status).toBe(status);
    }
  });

  it('maps purposes as told; a scope without purposes is never granted', () => {
    const purposes = { marketing: [], optional: [5] };
    const { options, window } = platformOptions({ purposes });
    const { api, say, consents } = fakeTcf();
    window.__tcfapi = api;
    const strategy = tcfConsent(options);
    strategy.subscribe(() => {});
    say({ eventStatus: 'tcloaded', ...consents(1, 5) });
    expect(strategy.scopes).toEqual(['obligatory', 'optional', 'unclassified']);
    expect(strategy.read().scopes).not.toContain('marketing');
    strategy.open();
  });
});

describe('any platform', () => {
  const make = { cookiebotConsent, oneTrustConsent, trustArcConsent, tcfConsent };
  const globals = ['Cookiebot', 'OneTrust', 'OnetrustActiveGroups', 'truste', '__tcfapi'];
  const events = ['CookiebotOnAccept', 'OneTrustGroupsUpdated', 'message'];

  it.each(Object.entries(make))('%s grants nothing for a hostile answer', (_, strategyOf) => {
    for (const response of hostile) {
      const { options, window, dispatch, tick } = platformOptions();
      const { state, stop, consent } = follow(strategyOf(options));
      for (const name of globals) window[name] = response;
      for (const type of events) dispatch(type, response);
      tick();
      consent.open();
      for (const wrap of ['Cookiebot', 'truste']) {
        window[wrap] = {
          consent: response,
          hasResponse: response,
          cma: { callApi: () => response },
        };
      }
      window.__tcfapi = (_command: string, _version: number, callback: unknown) => {
        if (typeof callback === 'function') callback(response, true);
      };
      for (const type of events) dispatch(type, { data: response });
      tick();
      expect(['pending', 'unknown']).toContain(state().status);
      expect(state().scopes).toEqual([]);
      stop();
    }
  });

  it.each(Object.entries(make))('%s leaves nothing behind when stopped', (_, strategyOf) => {
    const { options, followers, waiting } = platformOptions();
    follow(strategyOf(options)).stop();
    expect([followers(), waiting.size]).toEqual([0, 0]);
  });
});

describe('lazyConsent', () => {
  it.each(['cookiebot', 'onetrust', 'trustarc', 'tcf'] as const)('fetches %s', async (name) => {
    const { options, window } = platformOptions();
    window.Cookiebot = { hasResponse: true, consent: { marketing: true, method: 'explicit' } };
    window.OnetrustActiveGroups = 'C0001,C0004';
    window.truste = { cma: { callApi: () => ({ consentDecision: [1, 3], source: 'asserted' }) } };
    const { api, say, consents } = fakeTcf();
    window.__tcfapi = api;
    const strategy = lazyConsent(name, options);
    const { consent, state } = follow(strategy);
    expect(state().status).toBe('pending');
    await vi.waitFor(() => expect(strategy.scopes.length).toBeGreaterThan(2));
    say({ eventStatus: 'tcloaded', ...consents(1, 2, 3, 4, 7) });
    expect(strategy.name).toBe(name);
    expect(consent.granted('marketing')).toBe(true);
  });

  it('stays pending when the adapter cannot be fetched', async () => {
    const error = vi.fn();
    const { options } = platformOptions({ logger: { warn() {}, error } });
    const { state } = follow(
      lazyConsent('tcf', options, () => Promise.reject(new Error('offline'))),
    );
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1));
    expect(state()).toMatchObject({ status: 'pending', ...nothing });
  });

  it('follows nothing when it was stopped before it came', async () => {
    const { options, followers } = platformOptions();
    const strategy = lazyConsent('cookiebot', options);
    follow(strategy).stop();
    await vi.waitFor(() => expect(strategy.scopes.length).toBe(5));
    expect(followers()).toBe(0);
  });
});
