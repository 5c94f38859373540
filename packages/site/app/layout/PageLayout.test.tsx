// @vitest-environment happy-dom
import type { BlockFloatingActions } from '@mawkib/core/settings';
import { ThemeProvider, useFloatingActions } from '@mawkib/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutData } from '../market-data/layout-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { NotFoundView } from './notices/NotFoundView.tsx';
import { PageLayout } from './PageLayout.tsx';

const served = vi.fn(async (address: string) =>
  Response.json({ html: `<footer>footer of ${address}</footer>`, css: '' }),
);
beforeEach(() => {
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const supplied: BlockFloatingActions = {
  items: [{ link: { url: '/a', link_text: 'From the block', target: '_self', type: 'internal' } }],
};
let actions = supplied;

function Block() {
  useFloatingActions(actions);
  return <p>block</p>;
}
const Supplying = () => (
  <PageLayout layout="brand">
    <Block />
    <Link to="/ar/plain">onwards</Link>
  </PageLayout>
);
const Plain = () => <PageLayout layout="brand">plain</PageLayout>;
const Missing = () => (
  <PageLayout layout="error">
    <NotFoundView />
  </PageLayout>
);
/** Draft in the editor: the page of `/defender` at another URL. */
const Draft = () => (
  <PageLayout layout="brand" path="/defender">
    draft
  </PageLayout>
);
const Bare = () => <PageLayout layout="default">bare</PageLayout>;
const Nothing = () => null;

interface Given {
  settings?: Record<string, unknown>;
  theme?: 'land-rover' | 'jaguar';
  actions?: BlockFloatingActions;
  person?: { name: string; roles: string[] };
}

/** A market with three pages: one with a block that supplies actions, one without, one missing. */
async function open(
  path: string,
  { settings, theme = 'land-rover', actions: given, person }: Given = {},
) {
  actions = given ?? supplied;
  const Stub = createRoutesStub([
    {
      id: 'routes/market',
      path: '/:locale',
      loader: () => ({ theme, layout: layoutData(marketWith(settings)), person: person ?? null }),
      HydrateFallback: Nothing,
      children: [
        { index: true, Component: Plain },
        { path: 'supplying', Component: Supplying },
        { path: '404', Component: Missing },
        { path: 'bare', Component: Bare },
        { path: 'canvas/1', Component: Draft },
        { path: '*', Component: Plain },
      ],
    },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <Stub initialEntries={[path]} />
    </ThemeProvider>,
  );
  await screen.findByRole('main');
}

const header = () => screen.queryByRole('banner');
const area = () => document.querySelector<HTMLElement>('.mk-floating-action-area');
const everywhere = { 'navigation.disabled_on_pages': '' };

describe('the navigation', () => {
  it('is on no page that the setting lists, but under the theme that keeps it [S-2-44]', async () => {
    const settings = { 'navigation.disabled_on_pages': ['/promo'] };
    await open('/ar/promo', { settings });
    expect(header()).toBeNull();
    cleanup();
    await open('/ar/promo', { settings, theme: 'jaguar' });
    expect(header()).not.toBeNull();
    cleanup();
    await open('/ar/other', { settings });
    expect(header()).not.toBeNull();
  });

  it('is not on the home page until the setting says so [S-2-45]', async () => {
    await open('/ar');
    expect(header()).toBeNull();
    cleanup();
    await open('/ar', { settings: everywhere });
    expect(header()).not.toBeNull();
  });

  it('has the logo that its address asks for, leading to that logo’s homepage [S-2-49] [S-2-50]', async () => {
    const logo = () => {
      const link = within(header() as HTMLElement).getAllByRole('link')[0];
      return [
        link?.getAttribute('href'),
        link?.querySelector('[data-logo]')?.getAttribute('data-logo'),
      ];
    };
    const entry = (name: string) => ({ path: `/${name}/*`, homepage: `/${name}`, logo: name });
    const settings = {
      'navigation.logo_settings': ['defender', 'range_rover', 'discovery'].map(entry),
    };
    for (const name of ['defender', 'range_rover', 'discovery']) {
      await open(`/ar/${name}/specs`, { settings });
      expect(logo()).toEqual([`/ar/${name}`, name]);
      cleanup();
    }
    await open('/ar/offers', { settings });
    expect(logo()).toEqual(['/ar/', 'default']);
  });

  it('is the logo alone where the setting says so', async () => {
    await open('/ar/electric', { settings: { 'navigation.logo_only_on_pages': ['/electric'] } });
    expect(within(header() as HTMLElement).queryByText('Models')).toBeNull();
    expect(document.querySelector('[data-logo]')).not.toBeNull();
  });
});

describe('the search popup', () => {
  it('is there only where its setting is true [S-2-52]', async () => {
    for (const value of ['false', '1', 'TRUE', '']) {
      await open('/ar/plain', { settings: { 'search.popup.enabled': value } });
      expect(header()?.querySelector('search')).toBeNull();
      cleanup();
    }
    const url = { 'search.popup.results_url': '/find' };
    await open('/ar/plain', { settings: { 'search.popup.enabled': 'true', ...url } });
    expect(header()?.querySelector('search form')?.getAttribute('action')).toBe('/ar/find');
  });

  it('leads to the page of results with the term, spaces as plus [S-2-53]', async () => {
    await open('/ar/plain', { settings: { 'search.popup.enabled': 'true' } });
    const form = header()?.querySelector<HTMLFormElement>('search form');
    const field = form?.querySelector('input');
    if (!form || !field) throw new Error('There is no search');
    field.value = 'range rover';
    const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
    expect(form.method.toLowerCase()).toBe('get');
    expect(`${form.getAttribute('action')}?${query}`).toBe('/ar/search?q=range+rover');
  });
});

describe('the floating area', () => {
  const items = [{ link: { url: '/x', link_text: 'Configured' }, icon: 'car' }];

  it('is a bar or a menu, and what a block supplied leaves with its page [S-2-64]', async () => {
    await open('/ar/plain', { settings: { 'floating_action.items': items } });
    await waitFor(() => expect(area()?.dataset.kind).toBe('menu'));
    expect(area()?.textContent).toContain('Configured');
    cleanup();
    await open('/ar/plain', {
      settings: { 'floating_action.mode': 'quick_links', 'floating_action.quick_links': items },
    });
    await waitFor(() => expect(area()?.dataset.kind).toBe('bar'));
    cleanup();
    await open('/ar/supplying');
    await waitFor(() => expect(area()?.textContent).toContain('From the block'));
    await act(async () => screen.getByText('onwards').click());
    await screen.findByText('plain');
    expect(area()).toBeNull();
  });

  it('is closed again on the next page', async () => {
    await open('/ar/supplying', { settings: { 'floating_action.items': items } });
    await waitFor(() => expect(area()).not.toBeNull());
    await act(async () => area()?.querySelector('summary')?.click());
    expect(area()?.querySelector('details')?.open).toBe(true);
    await act(async () => screen.getByText('onwards').click());
    await screen.findByText('plain');
    await waitFor(() => expect(area()?.textContent).toContain('Configured'));
    expect(area()?.querySelector('details')?.open).toBe(false);
  });

  it('is away while a block disables it', async () => {
    await open('/ar/supplying', {
      settings: { 'floating_action.items': items },
      actions: { disabled: true },
    });
    await waitFor(() => expect(area()).toBeNull());
  });
});

it('names staff in the language of the page, if they chose none in the editor', async () => {
  const person = { name: 'نورة · Noura', roles: ['editor'] };
  await open('/ar/plain', { person });
  expect((await screen.findByText(/نورة/)).textContent).not.toContain('Noura');
  cleanup();
  await open('/en/plain', { person });
  expect((await screen.findByText(/Noura/)).textContent).not.toContain('نورة');
});

it('has the logo of the page that is shown, not of the address in the editor', async () => {
  const settings = {
    'navigation.disabled_on_pages': [],
    'navigation.logo_settings': [{ path: '^/defender', homepage: '/defender', logo: 'defender' }],
  };
  await open('/ar/canvas/1', { settings });
  expect(header()?.querySelector('[data-logo]')?.getAttribute('data-logo')).toBe('defender');
});

describe('the layouts', () => {
  const parts = () => ({
    header: header() !== null,
    main: screen.queryByRole('main') !== null,
    footer: document.querySelector('[data-frame="footer"]') !== null,
    floating: area() !== null,
  });

  it('are three different frames; the default one has the content alone [S-2-39] [S-2-40]', async () => {
    const items = [{ link: { url: '/x', link_text: 'Configured' } }];
    const settings = { ...everywhere, 'floating_action.items': items };
    await open('/ar/bare', { settings });
    expect(parts()).toEqual({ header: false, main: true, footer: false, floating: false });
    cleanup();
    await open('/ar/404', { settings });
    expect(parts()).toEqual({ header: true, main: true, footer: true, floating: false });
    cleanup();
    await open('/ar/plain', { settings });
    await waitFor(() =>
      expect(parts()).toEqual({ header: true, main: true, footer: true, floating: true }),
    );
  });
});

describe('the error layout', () => {
  it('has what is missing between navigation and footer, and no floating area [S-2-42]', async () => {
    const items = [{ link: { url: '/x', link_text: 'Configured' } }];
    await open('/ar/404', { settings: { ...everywhere, 'floating_action.items': items } });
    const [top, main] = [header(), screen.getByRole('main')];
    const foot = document.querySelector('[data-frame="footer"]');
    expect(within(main).getByRole('heading', { level: 1 })).toBeDefined();
    expect(top?.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(foot && main.compareDocumentPosition(foot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(area()).toBeNull();
  });
});
