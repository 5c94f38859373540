import { firstFacts } from '@mawkib/core/first-market';
import { registerMarket } from '@mawkib/core/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { SiteIcons } from './SiteIcons.tsx';

afterEach(() => registerMarket(firstFacts));

const hrefs = (theme: string) =>
  [...renderToStaticMarkup(<SiteIcons theme={theme} />).matchAll(/href="([^"]*)"/g)].map(
    ([, href]) => href,
  );

it('the icon of a page is that of its brand, else those of the site', () => {
  const name = { ar: 'ساحل', en: 'Coast' };
  registerMarket({
    brands: [
      { id: 'coast', name, theme: 'coast' },
      { id: 'dunes', name, theme: 'dunes', favicon: '/dunes.svg' },
    ],
  });
  expect(hrefs('dunes')).toEqual(['/dunes.svg']);
  expect(hrefs('coast')).toEqual(['/favicon.ico', '/favicon.svg']);
});
