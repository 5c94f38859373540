import { getMetaheads, getPageByPath } from '@mawkib/api-clients/contracts/content';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { getImage } from '@mawkib/api-clients/contracts/media';
import { createBlockComponents } from '@mawkib/blocks';
import { fromSample } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { components } from '@mawkib/demo-market/components';
import { expect, it } from 'vitest';
import type { PageTypeProps, PageTypes } from '../context/site-parts.ts';
import { siteApplication } from '../handler/application.fixture.ts';
import * as contentRoute from '../routes/content.tsx';

const definitionOf = (template: string) => {
  const definition = catalogue.definitionOf(template);
  if (!definition) throw new Error(template);
  return definition;
};

/** Blocks with their English samples, as the service resolves them. */
const sampled = (templates: readonly string[]) =>
  catalogue.resolve(
    templates.map((template, at) => ({
      ...fromSample(definitionOf(template), definitionOf(template).sample.en),
      id: `block-${at}`,
    })),
    { locale: 'en', now: new Date('2026-11-25') },
  );

const attributes = {
  title: 'Defender',
  meta_title: null,
  meta_description: null,
  image_id: null,
  external_meta_image: null,
  canonical_url: null,
  disable_seo_tracking: false,
  page_type: null,
  layout: 'brand',
  theme: 'land-rover',
  locales: ['ar', 'en'],
  blocks: [],
};

interface Given {
  responses?: Readonly<Record<string, unknown>>;
  pageTypes?: PageTypes | undefined;
  settings?: Readonly<Record<string, string>>;
}

/** A site with one page of these attributes at every path. */
const applicationOf = (
  page: Record<string, unknown>,
  { responses = {}, pageTypes, settings = {} }: Given = {},
) =>
  siteApplication({
    routes: [{ path: '*', id: 'content', module: contentRoute }],
    parts: { catalogue, components, pageTypes },
    settings,
    log: () => {},
    responses: {
      [getSession.id]: { person: null },
      [getMetaheads.id]: [],
      [getImage.id]: { alt: 'A Defender at dusk', variants: [] },
      [getPageByPath.id]: ({ params }: { params: { path: string } }) => ({
        id: 'p1',
        type: 'page',
        attributes: { ...attributes, path: `/${params.path}`, ...page },
      }),
      ...responses,
    },
  });

/** The document of a page with these attributes, as a visitor gets it. */
async function documentOf(
  page: Record<string, unknown>,
  { path = '/en/defender', ...given }: Given & { path?: string } = {},
) {
  const { response, document = '' } = await applicationOf(page, given)(path);
  expect(response.status).toBe(200);
  return document;
}

const blocksIn = (html: string) =>
  [...html.matchAll(/data-block="([\w-]+)"/g)].map(([, template]) => template);

it('shows the blocks of a model page in their order [S-1-02]', async () => {
  const templates = ['hero-carousel', 'text-steps', 'accordion'];
  expect(blocksIn(await documentOf({ blocks: sampled(templates) }))).toEqual(templates);
  const turned = templates.toReversed();
  expect(blocksIn(await documentOf({ blocks: sampled(turned) }))).toEqual(turned);
});

const Campaign = ({ page, children }: PageTypeProps) => (
  <div data-own="campaign">
    <p>Campaign of {page.title}</p>
    {children}
  </div>
);

it('shows a page of a registered type with its component, others with their blocks alone [S-2-18]', async () => {
  const pageTypes = createBlockComponents({ campaign: async () => Campaign });
  const blocks = sampled(['text-steps']);
  const types = ['campaign', 'model', null, 'constructor'];
  const pages = await Promise.all(
    types.map((page_type) => documentOf({ page_type, blocks }, { pageTypes })),
  );
  expect(pages.map((html) => html.includes('data-own="campaign"'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(pages.map((html) => blocksIn(html))).toEqual(types.map(() => ['text-steps']));
});

/** `loading` of the images in each block of a document. */
function loadingOf(html: string): Set<string>[] {
  const [, ...sections] = html.slice(html.indexOf('<main')).split(/(?=<section[^>]*data-block=)/);
  return sections.map(
    (section) =>
      new Set(
        [...section.matchAll(/<img\b[^>]*>/g)].map(
          ([image]) => /loading="(\w+)"/.exec(image)?.[1] ?? 'eager',
        ),
      ),
  );
}

it('loads the images of the first two blocks eagerly, others lazily [S-9-34]', async () => {
  const four = Array(4).fill('collection-slider');
  const [first, second, third, fourth] = loadingOf(await documentOf({ blocks: sampled(four) }));
  expect([first, second].map((found) => found?.has('eager'))).toEqual([true, true]);
  expect([third, fourth]).toEqual([new Set(['lazy']), new Set(['lazy'])]);
});

it('no block of the catalogue loads an image eagerly below the first two [S-9-34]', async () => {
  const plain = ['text-steps', 'text-steps'];
  const all = catalogue.definitions.map(({ template }) => template);
  const html = await documentOf({ blocks: sampled([...plain, ...all]) });
  expect(blocksIn(html).length).toBeGreaterThan(20);
  const below = loadingOf(html).slice(2);
  expect(below.flatMap((found, at) => (found.has('eager') ? [all[at]] : []))).toEqual([]);
});

const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const dataIn = (html: string): Record<string, unknown>[] =>
  [...head(html).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  );
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

it.each([
  ['land-rover', 'Land Rover'],
  ['jaguar', 'Jaguar'],
])(
  'a page of the theme %s without a title is called %s, others end with it [S-1-14]',
  async (theme, brand) => {
    expect(titleOf(await documentOf({ theme, title: '' }))).toBe(brand);
    expect(titleOf(await documentOf({ theme }))).toBe(`Defender | ${brand}`);
    expect(titleOf(await documentOf({ theme, meta_title: 'Off road' }))).toBe(
      `Off road | ${brand}`,
    );
  },
);

it('the canonical address is host, language and path, or the page’s own [S-3-08]', async () => {
  const canonical = async (page: object, path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await documentOf({ ...page }, { path }))?.[1];
  expect(await canonical({}, '/ar/a/b?utm_source=x')).toBe('https://market.example/ar/a/b');
  const canonical_url = 'https://other.example/x';
  expect(await canonical({ canonical_url }, '/ar/a/b')).toBe(canonical_url);
});

it('the home page says who runs the site and where to search', async () => {
  const settings = { 'search.popup.enabled': 'true', 'search.popup.results_url': '/search' };
  const html = await documentOf({ path: '/' }, { path: '/ar/defender', settings });
  expect(dataIn(html)).toMatchObject([
    { '@type': 'Organization', url: 'https://market.example/ar/' },
    {
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'https://market.example/ar/search?q={search_term_string}' },
      },
    },
  ]);
  expect(dataIn(await documentOf({}))).toEqual([]);
});

it('a document has the color and the icons of its theme, or those of the setting', async () => {
  const icons = async (theme: string, value?: string) => {
    const settings: Record<string, string> = value === undefined ? {} : { 'site.favicon': value };
    const html = head(await documentOf({ theme }, { settings }));
    return [...html.matchAll(/<link rel="icon" href="([^"]*)"/g)].map(([, href]) => href);
  };
  expect(await icons('jaguar')).toEqual(['/jaguar.svg']);
  expect(await icons('jaguar', '/own.png')).toEqual(['/own.png']);
  const byTheme = JSON.stringify({ jaguar: 'j.ico' });
  expect(await icons('jaguar', byTheme)).toEqual(['/j.ico']);
  expect(await icons('land-rover', byTheme)).toEqual(['/land-rover.svg']);
  const colors = await Promise.all(
    ['jaguar', 'land-rover'].map(
      async (theme) =>
        /<meta name="theme-color" content="(#\w{6})">/.exec(await documentOf({ theme }))?.[1],
    ),
  );
  expect(new Set(colors).size).toBe(2);
});

it('a picture’s text that cannot be loaded is left out of the card', async () => {
  const image_id = 'hero/a';
  expect(await documentOf({ image_id })).toContain(
    '<meta property="og:image:alt" content="A Defender at dusk"/>',
  );
  const responses = { [getImage.id]: () => Promise.reject(new Error('down')) };
  const html = await documentOf({ image_id }, { responses });
  expect(html).toContain('property="og:image"');
  expect(html).not.toContain('og:image:alt');
});

it('has the place of the staff bar for signed-in staff alone, and is then not cached [S-2-72]', async () => {
  const open = (person: object | null) => {
    const visit = applicationOf({}, { responses: { [getSession.id]: { person } } });
    return visit('/en/defender', { headers: { cookie: 'session=1' } });
  };
  const visitor = await open(null);
  expect(visitor.document).not.toContain('staff-bar');
  expect(visitor.response.headers.get('x-mawkib-store')).toBe('1');
  const editor = await open({ name: 'Noura', roles: ['editor'] });
  expect(editor.document).toContain('mk-staff-bar-slot');
  expect(editor.response.headers.get('x-mawkib-store')).toBeNull();
});

it('a page of which no block is shown says so and leads to offers and stock', async () => {
  const settings = { 'offers.list_path': '/deals', 'stock_locator.list_path': '/cars' };
  const empty = await documentOf({ blocks: [] }, { settings });
  expect(empty).toContain('There is nothing on this page at the moment');
  expect(empty).toMatch(/<h1[^>]*>Defender</);
  for (const path of ['/en/deals', '/en/cars']) expect(empty).toContain(`href="${path}"`);
  const pageTypes = createBlockComponents({ campaign: async () => Campaign });
  for (const page of [{ blocks: sampled(['quote']) }, { page_type: 'campaign', blocks: [] }])
    expect(await documentOf(page, { pageTypes })).not.toContain('nothing on this page');
});
