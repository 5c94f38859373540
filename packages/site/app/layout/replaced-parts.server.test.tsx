import { SharedList, type StockListLayoutProps, VehicleCard } from '@mawkib/stock-locator';
import { SiteFooter, type SiteFooterProps, SiteHeader, type SiteHeaderProps } from '@mawkib/ui';
import { expect, it } from 'vitest';
import { siteApplication } from '../handler/application.fixture.ts';
import * as layoutFooter from '../routes/frame-footer.ts';
import type { ServerReplacements } from '../server-entry.tsx';
import { PageLayout } from './PageLayout.tsx';

const vehicle = {
  id: '77',
  nameplate_brand_name: 'Land Rover',
  model_display_name: 'Defender 110',
};

/** A list of vehicles on a page with header and footer. */
const Page = () => (
  <PageLayout layout="brand">
    <SharedList vehicles={[vehicle as never]} />
  </PageLayout>
);

const replace: ServerReplacements = {
  Header: (props: SiteHeaderProps) => (
    <div data-own="header">
      <SiteHeader {...props} />
    </div>
  ),
  Footer: ({ legal, languages = [] }: SiteFooterProps) => (
    <footer data-own="footer">
      {legal} {languages.map(({ href }) => href)}
    </footer>
  ),
  VehicleCard: ({ vehicle: { id } }) => <p data-own="card">{id}</p>,
  StockListLayout: ({ results }: StockListLayoutProps) => <div data-own="layout">{results}</div>,
};

const wrapping: ServerReplacements = {
  VehicleCard: (props) => (
    <div data-own="around">
      <VehicleCard {...props} />
    </div>
  ),
  Footer: (props) => <SiteFooter {...props} legal="© Sahra" />,
};

/** An application of one page and the footer alone, with what the market replaces. */
const site = (replaced: ServerReplacements) =>
  siteApplication({
    parts: { replace: replaced },
    routes: [
      { path: 'list', module: { default: Page, loader: () => null } },
      { path: 'frame-footer', module: layoutFooter },
    ],
  });

it('a document has the header, footer and vehicle card of its market', async () => {
  const { document = '' } = await site(replace)('/en/list');
  expect([...document.matchAll(/data-own="(\w+)"/g)].map(([, part]) => part)).toEqual([
    'header',
    'card',
    'footer',
  ]);
  expect(document).not.toContain('<article');
  expect(document).toContain('/ar/list');
});

it('the footer alone is the market’s too', async () => {
  const { response } = await site(replace)('/en/frame-footer?path=/en/list&theme=jaguar');
  const { html } = (await response.json()) as { html: string };
  expect(html).toMatch(/^<footer data-own="footer">© 2026 Mawkib.*\/ar\/list<\/footer>$/);
});

it('all is built in where a market replaces nothing, and may be wrapped', async () => {
  const plain = await site({})('/en/list');
  expect(plain.document).not.toContain('data-own="');
  expect(plain.document).toContain('<article');
  const wrapped = await site(wrapping)('/en/list');
  expect(wrapped.document).toMatch(/data-own="around"><article/);
  expect(wrapped.document).toContain('© Sahra');
});

it('a document links the icons of its theme', async () => {
  const { document } = await site({})('/en/list');
  expect(document).toContain('<link rel="icon" href="/land-rover.svg" type="image/svg+xml">');
});
