// @vitest-environment happy-dom
import { type Dealer, getDealers } from '@mawkib/api-clients/contracts/content';
import { withoutIsolates } from '@mawkib/core/locale';
import { demoDealers } from '@mawkib/demo-market/data';
import { type SiteContext, siteContext } from '@mawkib/site/route';
import { LocaleProvider } from '@mawkib/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import routes from '../routes.ts';
import OpeningHours, { loader, retailersByCity } from './opening-hours.tsx';

const dealersIn = (locale: 'ar' | 'en') =>
  demoDealers.map(({ texts, ...dealer }) => ({ ...dealer, ...texts[locale] }));

/** What the loader answers, and what a visitor sees of it before any script runs. */
async function open(
  locale: 'ar' | 'en',
  dealers = async () => ({ data: dealersIn(locale) as unknown[] }),
) {
  const call = vi.fn(dealers);
  const log = vi.fn();
  const context = new RouterContextProvider();
  context.set(siteContext, {
    call,
    log,
    publicUrl: 'https://market.example',
  } as unknown as SiteContext);
  const response = await loader({ params: { locale }, context } as never);
  const path = `/${locale}/opening-hours`;
  const Stub = createRoutesStub([
    { id: 'hours', path: '/:locale/opening-hours', Component: OpeningHours as never },
  ]);
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { hours: response.data } }} />
    </LocaleProvider>,
  );
  return { call, log, response, html: withoutIsolates(html).replaceAll('\u00a0', ' ') };
}

it('is a page of the market’s own, beside those of every site [S-2-17]', () => {
  const below = routes.find(({ path }) => path === ':locale')?.children ?? [];
  expect(below.find(({ path }) => path === 'opening-hours')?.file).toBe(
    'opening-hours/opening-hours.tsx',
  );
  expect(below.some(({ path }) => path === 'showroom/:slug')).toBe(true);
});

it.each([
  ['ar', 'من السبت إلى الخميس من 9 ص إلى 9 م', 'أبوظبي', 'موكب جزيرة ياس'],
  ['en', 'Saturday to Thursday 9 am to 9 pm', 'Abu Dhabi', 'Mawkib Yas Island'],
] as const)('tells in %s when each retailer is open, city by city', async (locale, ...words) => {
  const { call, response, html } = await open(locale);
  expect(call).toHaveBeenCalledWith(getDealers, { query: { locale, items: 50 } });
  for (const word of words) expect(html).toContain(word);
  expect(html.match(/<h3/g)).toHaveLength(demoDealers.length);
  expect(html).toContain('href="tel:+97145550110"');
  expect(new Headers(response.init?.headers).get('x-mawkib-store')).toBe('1');
});

it('shows the page without its hours where they cannot be loaded, and does not cache it [S-8-18]', async () => {
  const { response, html, log } = await open('en', () => Promise.reject(new Error('down')));
  expect(response.data.cities).toBeNull();
  expect(html).toContain('The opening hours could not be loaded.');
  expect(new Headers(response.init?.headers).get('x-mawkib-store')).toBeNull();
  expect(log).toHaveBeenCalledWith('warn', 'Retailers could not be loaded', expect.any(Error));
});

it('leaves out who says nothing, and puts the rest under each city once', () => {
  const [first, second] = dealersIn('en') as unknown as [Dealer, Dealer];
  const cities = retailersByCity([
    first,
    { ...second, hours: null, opening_hours: ' ' },
    { ...second, id: 'x' },
  ]);
  expect(cities.map(({ name, retailers }) => [name, retailers.map(({ id }) => id)])).toEqual([
    ['Dubai', [first.id, 'x']],
  ]);
});
