import { createBlockComponents } from '@mawkib/blocks';
import { registerMarket } from '@mawkib/core/locale';
import { browserMarket, defineMarket } from '@mawkib/core/market';
import { firstThemes } from '@mawkib/ui/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { SitePartsContext } from '../context/site-parts.ts';
import { ServedFooterContext } from '../layout/footer/StaticFooter.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { layoutData } from '../market-data/layout-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { Layout } from '../root.tsx';
import { loader as entry } from '../routes/entry.ts';
import { sitemapXml } from '../sitemap/sitemap-xml.ts';

const name = { en: 'Nord', ar: 'نورد', fr: 'Nord' };

beforeAll(() => {
  const { facts, texts } = browserMarket(
    defineMarket({
      id: 'canada',
      country: 'CA',
      timeZone: 'America/Toronto',
      week: { start: 0, weekend: [6, 0] },
      currency: { code: 'CAD' },
      locales: ['en', 'ar', 'fr'],
      phone: { region: 'CA', example: '506 234 5678' },
      themes: firstThemes,
      brands: [{ id: 'nord', name, theme: 'land-rover' }],
      texts: { 'ui.site-frame': { menu: { fr: 'Menu du site' } } },
    }),
  );
  registerMarket(facts, texts);
});

const parts = { components: createBlockComponents({}), icons: {} };

const Offers = () => (
  <SitePartsContext value={parts}>
    <ServedFooterContext value={<footer />}>
      <Layout>
        <PageLayout layout="brand">page</PageLayout>
      </Layout>
    </ServedFooterContext>
  </SitePartsContext>
);

/** The document of a page as the server sends it. */
function page(path: string) {
  const Stub = createRoutesStub([
    { id: 'routes/market', path: '/:locale/offers', Component: Offers },
  ]);
  const facts = { theme: 'land-rover', layout: layoutData(marketWith()), person: null };
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { 'routes/market': facts } }} />,
  );
}

const requested = (language: string) =>
  entry({
    request: new Request('https://market.example/', { headers: { 'accept-language': language } }),
  } as Parameters<typeof entry>[0]);

describe('a market in English, Arabic and French', () => {
  it('writes a French page from left to right, in French and else in English', () => {
    const html = page('/fr/offers');
    expect(html).toMatch(/<html lang="fr" dir="ltr"/);
    expect(html).toContain('Menu du site');
    expect(html).toContain('aria-label="Main menu"');
    expect(html).not.toMatch(/القائمة/);
    expect(page('/ar/offers')).toMatch(/<html lang="ar" dir="rtl"/);
  });

  it('lists the other languages behind the own one, without a script', () => {
    const html = page('/fr/offers');
    const menu = /<details[^>]*><summary[^>]*>Français.*?<\/details>/.exec(html)?.[0] ?? '';
    expect(menu).toContain('href="/en/offers"');
    expect(menu).toContain('href="/ar/offers"');
    expect(menu).not.toContain('href="/fr/offers"');
  });

  it('opens in the language that a visitor asks for, else in English', () => {
    expect(requested('fr-CA, en;q=0.8').headers.get('location')).toBe('/fr/');
    expect(requested('de').headers.get('location')).toBe('/en/');
    expect(requested('de').headers.get('vary')).toBe('Accept-Language');
  });

  it('tells search engines of each language', () => {
    const xml = sitemapXml([{ path: '/offers', changedAt: null }], 'https://market.example');
    expect([...xml.matchAll(/<loc>/g)]).toHaveLength(3);
    expect(xml).toContain('hreflang="fr" href="https://market.example/fr/offers"');
  });
});
