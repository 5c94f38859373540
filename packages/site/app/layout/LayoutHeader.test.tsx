// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import type { Call } from '@mawkib/api-clients';
import { LocaleProvider, ThemeProvider } from '@mawkib/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMarketCache } from '../market-cache/create-market-cache.server.ts';
import { layoutData } from '../market-data/layout-data.server.ts';
import { LayoutHeader } from './LayoutHeader.tsx';
import { menuEntries } from './menu/menu-entries.server.ts';
import { renderMenu } from './menu/render-menu.server.tsx';

afterEach(cleanup);

const entry = (label: string) => ({
  id: label,
  label,
  url: `/${label}`,
  area: 'primary' as const,
  image_id: null,
  children: [],
});
const card = {
  group: 'SUVs',
  label: 'Defender 90',
  line: 'SUV',
  url: '/defender',
  image_id: 'cutout/offroader-side-black',
  price: 'From {price:defender_90:price}',
  badge: '',
};
const newer = {
  ...entry('newer'),
  icon: null,
  dc_strategy: null,
  columns: [{ heading: 'Help', links: [{ label: 'Compare', url: '/compare' }] }],
  cards: [card, { ...card, label: 'Unknown', url: '/unknown', price: 'From {price:x:price}' }],
  feature: null,
};
const responses: Record<string, unknown> = {
  getNavEntries: [entry('former')],
  getNavEntriesV2: [newer],
  getPlacedNavigation: null,
  getMetaheads: [],
};

/** The market that a site reads from its services with these settings. */
async function marketOf(values: Record<string, string>, given: object = {}) {
  const settings = Object.entries({ 'navigation.disabled_on_pages': '', ...values });
  const all: Record<string, unknown> = {
    ...responses,
    ...given,
    getSettings: settings.map(([key, value]) => ({ key, value })),
  };
  const call = vi.fn(async ({ id }: { id: string }) => ({ data: all[id] }));
  const market = await createMarketCache({ call: call as unknown as Call, log() {} }).get('en');
  return { market, called: () => call.mock.calls.map(([{ id }]) => id) };
}

async function open(
  path: string,
  market: Awaited<ReturnType<typeof marketOf>>['market'],
  page?: object,
) {
  shown = { layout: layoutData(market), path: path.replace(/^\/\w+|[?#].*/g, '') };
  const Stub = createRoutesStub([
    {
      path: '/:locale/*',
      Component: Page,
      loader: () => ({ page }),
      HydrateFallback: Nothing,
    },
  ]);
  render(
    <LocaleProvider locale="en">
      <ThemeProvider theme="land-rover">
        <Stub initialEntries={[path]} />
      </ThemeProvider>
    </LocaleProvider>,
  );
  await waitFor(() => expect(document.querySelector('header')).not.toBeNull());
}
let shown: Parameters<typeof LayoutHeader>[0];
const Page = () => <LayoutHeader {...shown} />;
const Nothing = () => null;
const header = () => screen.getByRole('banner');

describe('the top bar', () => {
  it('is the service’s, the newer or former entries, or the logo on one page [S-2-43]', async () => {
    const placed = { html: '<header>served</header>', css: [], js: [], hosts: [] };
    const origin = { 'navigation.service_origin': '/services/navigation' };
    const service = await marketOf(
      { ...origin, 'navigation.newer': 'true' },
      { getPlacedNavigation: placed },
    );
    await open('/en/offers', service.market);
    await vi.waitFor(() => expect(header().textContent).toBe('served'));
    cleanup();

    const flagged = await marketOf({
      'navigation.newer': 'true',
      'navigation.logo_only_on_pages': '["/electric"]',
    });
    await open('/en/offers', flagged.market);
    expect(within(header()).getAllByRole('link', { name: 'newer' })[0]).toBeTruthy();
    expect(flagged.called()).not.toContain('getNavEntries');
    cleanup();
    await open('/en/electric', flagged.market);
    expect(within(header()).queryByText('newer')).toBeNull();
    expect(header().querySelector('[data-logo]')).not.toBeNull();
    cleanup();

    const former = await marketOf({});
    await open('/en/offers', former.market);
    expect(within(header()).getAllByRole('link', { name: 'former' })[0]).toBeTruthy();
    expect(former.called()).not.toContain('getNavEntriesV2');
  });

  it('has entries with panels as links to their own pages, and no panel', async () => {
    const { market } = await marketOf({ 'navigation.newer': 'true' });
    await open('/en/offers', market);
    const [link] = within(header()).getAllByRole('link', { name: 'newer' });
    expect(link?.getAttribute('href')).toBe('/en/newer');
    expect(document.body.innerHTML).not.toContain('Defender 90');
    expect(JSON.stringify(layoutData(market))).not.toContain('Compare');
  });

  it('leads to the same page in the other language, with filters and hash', async () => {
    const { market } = await marketOf({});
    await open('/en/vehicles?models=Defender#list', market);
    const link = () => header().querySelector('a[hreflang="ar"]')?.getAttribute('href');
    await waitFor(() => expect(link()).toBe('/ar/vehicles?models=Defender#list'));
  });

  it('says so where the page has no other language', async () => {
    const { market } = await marketOf({});
    await open('/en/only', market, { locales: ['en'] });
    expect(header().querySelector('a[hreflang="ar"]')).toBeNull();
    const [button] = within(header()).getAllByRole('button', { name: 'العربية' });
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    expect(target?.textContent).toContain('not available');
  });

  it('has the other brands, and marks the page’s own in the sheet', async () => {
    const { market } = await marketOf({
      'navigation.brands': JSON.stringify([
        { brand: 'land-rover', label: 'Land Rover', url: '/' },
        { brand: 'jaguar', label: 'Jaguar', url: '/f-type' },
      ]),
    });
    await open('/en/offers', market);
    const brands = [...header().querySelectorAll('nav[aria-label="Brands"]')].map((list) =>
      [...list.querySelectorAll('a')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    );
    expect(brands).toEqual([
      [['/en/f-type', null]],
      [
        ['/en/', 'true'],
        ['/en/f-type', null],
      ],
    ]);
  });
});

describe('the panels', () => {
  it('have prices by tag, and none for an unknown car', async () => {
    const { market } = await marketOf({ 'navigation.newer': 'true' });
    const text = (given: string) =>
      given.replace('{price:defender_90:price}', 'AED 245,000').replace('{price:x:price}', '');
    const settle = async () => ({ tags: { text }, isComplete: true });
    const menu = await menuEntries(market.navigation, 'en', { settle } as never);
    const { html } = renderMenu(menu.entries, { locale: 'en', theme: 'land-rover', icons: {} });
    document.body.innerHTML = html;
    const cards = [...document.querySelectorAll('section a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(cards).toEqual([
      ['/en/defender', 'Defender 90SUVFrom AED 245,000'],
      ['/en/unknown', 'UnknownSUV'],
    ]);
    expect(document.querySelector('[data-menu-panel="newer"]')?.hasAttribute('hidden')).toBe(true);
  });
});
