// @vitest-environment happy-dom
import type { Theme } from '@mawkib/core/brands';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import NotFound, { loader } from './not-found.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Loader = Parameters<typeof loader>[0];

/** The 404 page of a market with these settings, under a theme. */
async function open(settings: Record<string, unknown>, theme: Theme = 'land-rover') {
  const context = new RouterContextProvider();
  const market = async () => marketWith(settings);
  context.set(siteContext, { market } as unknown as SiteContext);
  const response = await loader({ params: { locale: 'en' }, context } as unknown as Loader);
  const Stub = createRoutesStub([
    {
      path: '/:locale',
      loader: () => ({ theme }),
      HydrateFallback: Nothing,
      children: [{ path: '404', Component: NotFound as never, loader: () => response.data }],
    },
  ]);
  render(
    <LocaleProvider locale="en">
      <Stub initialEntries={['/en/404']} />
    </LocaleProvider>,
  );
  await screen.findByRole('main');
  return response;
}
const Nothing = () => null;
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const words = {
  heading: 'Lost',
  paragraph: 'This road ends here.',
  button_label: 'Turn round',
  image_id: 'hero/own',
};

describe('the 404 page', () => {
  it('is answered with 404', async () => {
    expect((await open({})).init?.status).toBe(404);
  });

  it('takes its words from page_not_found.content, each on its own [S-2-58] [S-2-59]', async () => {
    await open({ 'page_not_found.content': words });
    expect(heading()).toBe('Lost');
    expect(screen.getByText('This road ends here.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Turn round' }).getAttribute('href')).toBe('/en/');
    expect(document.querySelector('main img')?.getAttribute('src')).toContain('hero/own');
    cleanup();
    await open({ 'page_not_found.content': { heading: 'Lost' } });
    expect(heading()).toBe('Lost');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/en/');
    cleanup();
    await open({});
    expect(heading()).toBe('Page not found');
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeDefined();
  });

  it('shows page_not_found.html, or else the reasons, under the Jaguar theme alone [S-2-57] [S-2-59]', async () => {
    const html = '<h1>Ours</h1><script>alert(1)</script>';
    await open({ 'page_not_found.html': html }, 'jaguar');
    expect(heading()).toBe('Ours');
    expect(document.querySelector('main script')).toBeNull();
    cleanup();
    await open({ 'page_not_found.content': words }, 'jaguar');
    const reasons = screen.getAllByRole('listitem').map((reason) => reason.textContent);
    expect(reasons).toEqual([
      'A technical error',
      'The page was removed in a redesign',
      'A broken link',
      'A wrong URL',
    ]);
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/en/');
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('#back');
    expect(screen.getByText('Retype the URL in the address bar')).toBeDefined();
    cleanup();
    await open({ 'page_not_found.html': html });
    expect(heading()).toBe('Page not found');
  });
});
