// @vitest-environment happy-dom
import type { AnalyticsAdapter } from '@mawkib/core/analytics';
import type { ConsentStrategy } from '@mawkib/core/consent';
import { presetSettings } from '@mawkib/core/deployment';
import { registerMarket } from '@mawkib/core/locale';
import { createSettings } from '@mawkib/core/settings';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteAnalytics } from '../analytics/SiteAnalytics.tsx';
import { SiteConsent } from '../consent/SiteConsent.tsx';
import { type SiteParts, SitePartsContext } from '../context/site-parts.ts';
import { consentData } from '../market-data/consent-data.server.ts';
import { checkAdapters } from './check-adapters.server.ts';

afterEach(() => {
  cleanup();
  registerMarket({ consent: undefined, analytics: undefined });
});

const silent = { warn() {}, error() {} };

const Frame = () => (
  <SiteConsent>
    <SiteAnalytics>
      <Outlet />
    </SiteAnalytics>
  </SiteConsent>
);
const Nothing = () => null;
const Page = () => <p>page</p>;

/** A platform of the market's own: `grant` is what its panel would do. */
function tideConsent() {
  const listeners = new Set<() => void>();
  let isGranted = false;
  const strategy: ConsentStrategy = {
    name: 'tide-consent',
    ownBanner: false,
    scopes: ['obligatory', 'statistic'],
    read: () =>
      isGranted
        ? { status: 'accepted', scopes: ['obligatory', 'statistic'], isExplicit: true }
        : { status: 'pending', scopes: [], isExplicit: false },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {},
  };
  const grant = () => {
    isGranted = true;
    for (const listener of listeners) listener();
  };
  return { grant, load: vi.fn(async () => strategy) };
}

it('a consent platform and a vendor of analytics of the market are followed in the browser, the vendor once statistics are granted', async () => {
  registerMarket({ consent: 'tide-consent', analytics: 'tide-counter' });
  const { grant, load } = tideConsent();
  const insert = vi.fn<AnalyticsAdapter['insert']>();
  const loadCounter = vi.fn(async () => ({ insert, isReady: () => true }));
  const parts = {
    components: {},
    icons: {},
    consentPlatforms: { 'tide-consent': load },
    analytics: { 'tide-counter': loadCounter },
  } as unknown as SiteParts;
  const facts = consentData(createSettings(presetSettings({}), [], silent), 'en');
  expect(facts.strategy).toBe('tide-consent');
  const Stub = createRoutesStub([
    {
      path: '/:locale',
      id: 'routes/market',
      loader: () => ({ consent: facts, tagManagerId: 'GTM-UNUSED' }),
      Component: Frame,
      HydrateFallback: Nothing,
      children: [{ index: true, Component: Page }],
    },
  ]);
  render(
    <SitePartsContext value={parts}>
      <Stub initialEntries={['/en']} />
    </SitePartsContext>,
  );
  await screen.findByText('page');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await waitFor(() => expect(document.documentElement.dataset.consent).toBe(''));
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loadCounter).not.toHaveBeenCalled();
  }
  grant();
  await waitFor(() => expect(insert).toHaveBeenCalledOnce());
  const { target, page } = insert.mock.calls[0]?.[0] ?? {};
  expect(target).toBe(document);
  await waitFor(() => expect(JSON.stringify(page?.dataLayer)).toContain('page_view'));
  expect(document.querySelector('script[src*="GTM-UNUSED"]')).toBeNull();
});

it('a platform or vendor that the site does not have fails the start; the message lists the available ones', () => {
  const load = async () => ({}) as never;
  const given = { consentPlatforms: { 'tide-consent': load }, analytics: {} };
  const market = { consent: 'tide-consnt', analytics: 'tide-counter' };
  expect(() => checkAdapters(given, market)).toThrow(
    /consent\.id: there is no "tide-consnt"; allowed: basic, .*, tcf, tide-consent.*\nanalytics\.id: there is no "tide-counter"; allowed: tag-manager/,
  );
  expect(() =>
    checkAdapters(given, { consent: 'tide-consent', analytics: 'tag-manager' }),
  ).not.toThrow();
  expect(() => checkAdapters({ consentPlatforms: { basic: load } }, {})).toThrow(
    'consentPlatforms.basic: is one of the packages; take another name',
  );
});
