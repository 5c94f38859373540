// @vitest-environment happy-dom
import { LinkProvider, LocaleProvider, ThemeProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Meta } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { consentData } from '../market-data/consent-data.server.ts';
import { layoutData } from '../market-data/layout-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import Root from '../root.tsx';
import { linkAdapter } from './link-adapter.tsx';
import { PageLayout } from './PageLayout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  'navigation.disabled_on_pages': '',
  'floating_action.items': [{ link: { url: '/x', link_text: 'Action' } }],
  'consent.content': { heading: 'Privacy', text: 'Cookies.' },
  'exit_popup.enabled': 'true',
};

const links = (
  <>
    <a href="/en/forms/callback?_title=Modal+form">Form</a>
    <a href="https://youtu.be/aaaaaaaaaaa">Film</a>
    <a href="https://elsewhere.example/">Away</a>
  </>
);

const BrandPage = () => (
  <>
    <Meta />
    <PageLayout layout="brand">{links}</PageLayout>
  </>
);
const ErrorPage = () => <PageLayout layout="error">{links}</PageLayout>;
const Nothing = () => null;

async function open(layout: 'brand' | 'error') {
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).includes('frame-footer')
      ? Response.json({ html: '<footer>footer</footer>', css: '' })
      : new Response(null, { status: 404 }),
  );
  document.documentElement.lang = 'en';
  const market = marketWith(settings);
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Root,
      HydrateFallback: Nothing,
      children: [
        {
          id: 'routes/market',
          path: ':locale',
          loader: () => ({
            theme: 'land-rover',
            layout: layoutData(market),
            consent: consentData(market.settings, 'en'),
            person: { name: 'Noura', roles: ['editor'] },
          }),
          children: [
            {
              path: 'page',
              Component: layout === 'brand' ? BrandPage : ErrorPage,
              meta: () => [{ name: 'description', content: 'A page' }],
            },
          ],
        },
      ],
    },
  ]);
  render(
    <LocaleProvider locale="en">
      <ThemeProvider theme="land-rover">
        <LinkProvider adapter={linkAdapter}>
          <Stub initialEntries={['/en/page']} />
        </LinkProvider>
      </ThemeProvider>
    </LocaleProvider>,
  );
  await screen.findByText('Film');
}

/** The title of the dialog that a link opens. */
async function dialogOf(link: string): Promise<string | null | undefined> {
  fireEvent.click(screen.getByText(link));
  const dialog = await screen.findByRole('dialog');
  const title = dialog.querySelector('h2')?.textContent;
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return title;
}

const floating = () => document.querySelector('.mk-floating-action-area');

it('has its ten parts in the document [S-2-41]', async () => {
  await open('brand');
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('main').textContent).toContain('Film');
  await waitFor(() =>
    expect(document.querySelector('[data-frame="footer"] footer')).not.toBeNull(),
  );
  await screen.findByRole('region', { name: 'Privacy' });
  await waitFor(() => expect(floating()).not.toBeNull());
  expect(await screen.findByText(/Noura/)).toBeDefined();
  expect(document.querySelector('meta[name="description"]')).not.toBeNull();
  expect(await dialogOf('Form')).toBe('Modal form');
  expect(await dialogOf('Film')).toBe('Film');
  expect(await dialogOf('Away')).toBe('You are leaving this site');
});

it('has neither dialogs nor floating actions for errors', async () => {
  await open('error');
  await screen.findByRole('region', { name: 'Privacy' });
  expect(floating()).toBeNull();
  let isTaken: boolean | undefined;
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByText('Away'));
  expect(isTaken).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
