// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import type { PlacedNavigation } from '@mawkib/api-clients/contracts';
import type { Consent, ConsentState } from '@mawkib/core/consent';
import { ConsentProvider } from '@mawkib/core/react';
import { ThemeProvider } from '@mawkib/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { layoutData } from '../market-data/layout-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { LayoutHeader } from './LayoutHeader.tsx';

afterEach(cleanup);

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
const files = () =>
  [...document.querySelectorAll('link[rel=stylesheet], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

describe('the navigation of a service', () => {
  it('is placed, and its styles and scripts are loaded [S-7-27]', () => {
    render(page(layoutWith(own)));
    expect(placed()?.innerHTML).toBe(
      '<header class="mk-nav"><a href="/ar/offers">من الخدمة</a></header>',
    );
    expect(files().sort()).toEqual([...own.css, ...own.js].sort());
    cleanup();
    expect(files()).toEqual([]);
  });

  it('is in the document of the server', () => {
    const html = renderToString(page(layoutWith(own)));
    expect(html).toContain('من الخدمة');
    expect(html).toContain('href="/services/navigation/naas/nav.ar.css"');
  });

  it('of another host waits for consent, and goes with it', () => {
    const given = consentOf();
    render(page(layoutWith(foreign), given));
    expect(placed()).toBeNull();
    expect(files()).toEqual([]);
    expect(screen.getByRole('banner')).toBeDefined();
    given.say(['optional']);
    expect(placed()).not.toBeNull();
    expect(files()).toEqual(expect.arrayContaining([...foreign.css, ...foreign.js]));
    given.say([]);
    expect(placed()).toBeNull();
    expect(files()).toEqual([]);
    expect(renderToString(page(layoutWith(foreign)))).not.toContain('nav.example');
  });

  it.each([
    ['no service answers', null, {}, 'own'],
    ['the page has none', own, { 'navigation.disabled_on_pages': ['/offers'] }, 'none'],
    ['the page has the logo alone', own, { 'navigation.logo_only_on_pages': ['/offers'] }, 'own'],
    ['the page has all of it', own, {}, 'service'],
  ])('is not shown where something else comes first: %s', (_, service, values, kind) => {
    render(page(layoutWith(service, values)));
    const shown = placed() ? 'service' : screen.queryByRole('banner') ? 'own' : 'none';
    expect(shown).toBe(kind);
  });
});
