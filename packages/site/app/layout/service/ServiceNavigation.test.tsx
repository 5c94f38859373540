// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import type { PlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import type { Consent, ConsentState } from '@mawkib/core/consent';
import { ConsentProvider } from '@mawkib/core/react';
import { ThemeProvider } from '@mawkib/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { layoutData } from '../../market-data/layout-data.server.ts';
import { marketWith } from '../../market-data/market.fixture.ts';
import { setVisitorRetailer } from '../../retailer-bar/visitor-retailer.ts';
import { LayoutHeader } from '../LayoutHeader.tsx';

afterEach(cleanup);
// The environment loads no files.
const arrivals = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'));
});
beforeAll(() => arrivals.observe(document.head, { childList: true }));
afterAll(() => arrivals.disconnect());

const own: PlacedNavigation = {
  html: '<header class="mk-nav"><a href="/ar/offers">من الخدمة</a><a href="{retailer_url}">{retailer_name}</a></header>',
  css: ['/services/navigation/naas/nav.ar.css'],
  js: ['/services/navigation/naas/nav.ar.js'],
  hosts: [],
};
const foreign: PlacedNavigation = {
  ...own,
  css: ['https://nav.example/nav.css'],
  js: ['https://nav.example/nav.js'],
  hosts: ['https://nav.example'],
};

/** Consent that a test grants and withdraws. */
function consentOf() {
  const listeners = new Set<() => void>();
  const initial: ConsentState = { status: 'pending', scopes: [], isBannerOpen: false, gpc: false };
  let state = initial;
  const consent = {
    getState: () => state,
    getInitialState: () => initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    granted: () => state.scopes.length > 0,
  } as unknown as Consent;
  const say = (scopes: ConsentState['scopes']) =>
    act(() => {
      state = { ...initial, status: 'accepted', scopes };
      for (const listener of listeners) listener();
    });
  return { consent, say };
}

function layoutWith(
  placedNavigation: PlacedNavigation | null,
  values: Record<string, unknown> = {},
) {
  const settings = {
    'navigation.disabled_on_pages': '',
    ...(placedNavigation && { 'navigation.service_origin': '/services/navigation' }),
    ...values,
  };
  return layoutData({ ...marketWith(settings), placedNavigation });
}

let shownLayout: ReturnType<typeof layoutData>;
const Page = () => <LayoutHeader layout={shownLayout} path="/offers" />;

function page(layout: ReturnType<typeof layoutData>, { consent } = consentOf()) {
  shownLayout = layout;
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return (
    <ThemeProvider theme="land-rover">
      <ConsentProvider consent={consent}>
        <Stub initialEntries={['/ar/offers']} />
      </ConsentProvider>
    </ThemeProvider>
  );
}

const placed = () => document.querySelector('[data-frame="navigation"]');
const shown = () => vi.waitFor(() => expect(placed()).not.toBeNull());
/** Styles that apply and scripts that ran. */
const files = () =>
  [...document.querySelectorAll('link[media=all], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
const links = () => [...document.querySelectorAll('[href*="nav.example"]')];

describe('the navigation of a service', () => {
  it('takes the place of the own one once its files are there [S-7-27]', async () => {
    render(page(layoutWith(own)));
    expect(screen.getByRole('banner').dataset.sticky).toBe('header');
    expect(placed()).toBeNull();
    await shown();
    expect(placed()?.innerHTML).toBe(
      '<header class="mk-nav"><a href="/ar/offers">من الخدمة</a></header>',
    );
    expect(files()).toEqual([...own.css, ...own.js]);
    cleanup();
    expect(files()).toEqual([]);
  });

  it('is at once on the next page, and not in the document of the server', async () => {
    render(page(layoutWith(own)));
    expect(placed()).not.toBeNull();
    expect(renderToString(page(layoutWith({ ...own, css: ['/new.css'] })))).not.toContain(
      'من الخدمة',
    );
  });

  it('waits until nobody uses the own one', async () => {
    render(page(layoutWith({ ...own, css: ['/used.css'] })));
    const link = screen.getByRole('banner').querySelector('a');
    link?.focus();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(placed()).toBeNull();
    act(() => link?.blur());
    await shown();
  });

  it('shows the retailer of the visitor, escaped [S-2-47] [S-2-48]', async () => {
    render(page(layoutWith(own)));
    const contact = { name: '<img src=x onerror=alert(1)>', href: '/ar/retailers/a"b' };
    act(() => setVisitorRetailer({ code: 'a', locale: 'ar', contact: contact as never }));
    const link = placed()?.querySelector('a:last-child');
    expect(link?.textContent).toBe(contact.name);
    expect(link?.getAttribute('href')).toBe(contact.href);
    expect(placed()?.querySelector('img')).toBeNull();
    act(() => setVisitorRetailer(null));
    expect(placed()?.innerHTML).not.toContain('{');
  });

  it('of another host waits for consent, and goes with it', async () => {
    const given = consentOf();
    render(page(layoutWith(foreign), given));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(placed()).toBeNull();
    expect(links()).toEqual([]);
    given.say(['optional']);
    await shown();
    expect(files()).toEqual([...foreign.css, ...foreign.js]);
    given.say([]);
    expect(placed()).toBeNull();
    expect(links()).toEqual([]);
    expect(renderToString(page(layoutWith(foreign)))).not.toContain('nav.example');
  });

  it.each([
    ['no service answers', null, {}, 'own'],
    ['the page has none', own, { 'navigation.disabled_on_pages': ['/offers'] }, 'none'],
    ['the page has the logo alone', own, { 'navigation.logo_only_on_pages': ['/offers'] }, 'own'],
    ['the page has all of it', own, {}, 'service'],
  ])('is not shown where something else comes first: %s', async (_, service, values, kind) => {
    render(page(layoutWith(service, values)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const found = placed() ? 'service' : screen.queryByRole('banner') ? 'own' : 'none';
    expect(found).toBe(kind);
  });
});
