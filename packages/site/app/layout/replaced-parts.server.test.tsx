import type { Call } from '@mawkib/api-clients';
import { getPlacedNavigation, getSettings } from '@mawkib/api-clients/contracts';
import { createBlockComponents } from '@mawkib/blocks';
import { createCatalogue } from '@mawkib/blocks/definitions';
import { SharedList, type StockListLayoutProps, VehicleCard } from '@mawkib/stock-locator';
import { SiteFooter, type SiteFooterProps, SiteHeader, type SiteHeaderProps } from '@mawkib/ui';
import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import * as root from '../root.tsx';
import * as layoutFooter from '../routes/frame-footer.ts';
import * as market from '../routes/market.tsx';
import { createServerEntry, type ServerReplacements } from '../server-entry.tsx';
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

const responses: Readonly<Record<string, unknown>> = {
  [getSettings.id]: [{ key: 'navigation.disabled_on_pages', value: '[]' }],
  [getPlacedNavigation.id]: null,
};
const call = (async ({ id }: { id: string }) => ({
  data: id in responses ? responses[id] : [],
})) as unknown as Call;

/** An application of one page and the footer alone, built with what the market replaces. */
function site(replaced: ServerReplacements) {
  const entry = createServerEntry({
    catalogue: createCatalogue([]),
    components: createBlockComponents({}),
    icons: {},
    fonts: {},
    replace: replaced,
  });
  const route = (id: string, parentId: string | undefined, path: string, module: object) => ({
    [id]: { id, parentId, path, module },
  });
  const routes = {
    ...route('root', undefined, '', root),
    ...route('routes/market', 'root', ':locale', market),
    ...route('list', 'routes/market', 'list', { default: Page, loader: () => null }),
    ...route('routes/frame-footer', 'routes/market', 'frame-footer', layoutFooter),
  };
  const facts = Object.values(routes).map(({ id, parentId, path }) => [
    id,
    { id, parentId, path, module: '', hasLoader: id !== 'root', imports: [], css: [] },
  ]);
  const build = {
    entry: { module: { ...entry, default: entry.handleRequest } },
    routes,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(facts),
      url: '',
      version: '1',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const { handle } = entry.createSiteHandler(build, {
    call,
    publicUrl: 'https://market.example',
    presets: {},
    theme: 'land-rover',
    blockChunks: {},
    faviconsOf: (theme) => [{ href: `/${theme}.svg`, type: 'image/svg+xml' }],
    log: (_level, message, details) => {
      throw new Error(message, { cause: details });
    },
  });
  return (path: string) => handle(new Request(`https://market.example${path}`), 'n');
}

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
