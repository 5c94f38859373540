import {
  type FoundContent,
  getMetaheads,
  getNavEntries,
  getNavEntriesV2,
  getPageByPath,
  type NavEntryV2,
  searchKinds,
  searchSite,
  suggestSite,
} from '@mawkib/api-clients/contracts/content';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { expect, it } from 'vitest';
import * as content from '../routes/content.tsx';
import * as frameMenu from '../routes/frame-menu.ts';
import * as search from '../routes/search.tsx';
import * as searchSuggestions from '../routes/search-suggestions.ts';
import { siteApplication } from './application.fixture.ts';

const run = 'alert(1)';
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
];
const links = [
  ...schemes.map((scheme) => scheme + run),
  ` javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  `javascript://host/%0a${run}`,
];
const markup = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</title></style><svg onload=${run}>`,
  `"><img src=x onerror=${run}>`,
  `' onfocus='${run}' autofocus='`,
  `--><iframe srcdoc="<script>${run}</script>">`,
  '\u2028\u2029<!--<script>',
  `<base href="//evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
];

/** Numbers from 0 to 1, the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Strings that would run something, alone and within other text, and characters of any kind. */
function hostileStrings(count: number, next: () => number): string[] {
  const pick = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T;
  const noise = () =>
    String.fromCharCode(
      ...Array.from({ length: Math.floor(next() * 12) }, () =>
        Math.floor(next() * (next() < 0.7 ? 0x80 : 0x1_0000)),
      ),
    );
  return Array.from({ length: count }, () => {
    const core = pick([...links, ...markup]);
    return pick([core, `${noise()}${core}${noise()}`, `${core}${pick(markup)}`, noise()]);
  });
}

const dangerous = /^(?:javascript|vbscript|data|blob|filesystem):/i;
const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Executable parts of a document. Its own scripts have the nonce `n`. */
function dangers(html: string): string[] {
  const markupOnly = html
    .replace(/<script\b[^>]*\bnonce="n"[^>]*>.*?<\/script>/gs, '')
    .replace(/<style\b[^>]*\bnonce="n"[^>]*>.*?<\/style>/gs, '');
  const data = [...markupOnly.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  for (const [, text = ''] of data) JSON.parse(text);
  const rest = data.reduce((left, [whole]) => left.replace(whole, ''), markupOnly);
  const tags = rest.match(/<[a-z][^>]*>/gi) ?? [];
  const never = /^<(?:script|iframe|object|embed|base|frame|applet)\b|\son[a-z]+\s*=|\ssrcdoc=/i;
  return tags.filter(
    (tag) =>
      never.test(tag.replace(/"[^"]*"/g, '""')) ||
      /http-equiv/i.test(tag.replace(/"[^"]*"/g, '""')) ||
      [...tag.matchAll(/\s(?:href|src|action|formaction|xlink:href|poster)="([^"]*)"/gi)].some(
        // Browsers ignore control characters and spaces in front, tabs and line breaks anywhere.
        ([, value = '']) =>
          dangerous.test([...decoded(value)].filter((character) => character > ' ').join('')) &&
          !tag.startsWith('<link rel="canonical"'),
      ),
  );
}

it('nothing of hostile settings, navigation and page attributes runs', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const strings = hostileStrings(25, sequence(seed));
    const at = (index: number) => strings[index % strings.length] ?? '';
    const item = (each: string, index: number) => ({
      label: at(index + 1),
      url: each,
      id: at(index + 2),
      class: at(index + 3),
      rel: at(index + 4),
      aria_label: at(index + 5),
      type: index % 3 === 0 ? 'social' : 'link',
    });
    const json = JSON.stringify;
    const visit = siteApplication({
      routes: [{ path: '*', id: 'content', module: content }],
      log: () => {},
      settings: {
        'footer.top': json([{ heading: at(0), rows: [{ items: strings.map(item) }] }]),
        'footer.medium': json(strings.map(item)),
        'footer.middle_html': strings.join(''),
        'footer.bottom_html': at(1),
        'footer.retailers_url': at(2),
        'footer.searchbar': at(3),
        'navigation.logo_settings': json([{ path: '.', homepage: at(4), logo: 'default' }]),
        'search.popup.enabled': 'true',
        'search.popup.results_url': at(5),
        'site.favicon': at(6),
        'meta.title_divider': at(7),
        'floating_action.items': json(strings.map((url) => ({ link: { url, link_text: url } }))),
      },
      responses: {
        [getSession.id]: { person: null },
        [getMetaheads.id]: [],
        [getNavEntries.id]: strings.map((url, index) => ({
          id: `n${index}`,
          label: at(index + 1),
          url,
          area: ['primary', 'secondary', 'footer'][index % 3],
          image_id: null,
          children: [{ id: `c${index}`, label: url, url: at(index + 1) }],
        })),
        [getPageByPath.id]: {
          id: at(8),
          type: 'page',
          attributes: {
            path: '/',
            title: at(9),
            meta_title: at(10),
            meta_description: at(11),
            image_id: null,
            external_meta_image: at(0),
            canonical_url: at(1),
            disable_seo_tracking: false,
            page_type: at(2),
            layout: 'brand',
            theme: 'land-rover',
            locales: ['ar', 'en'],
            blocks: [],
          },
        },
      },
    });
    const { response, document = '' } = await visit('/ar/x');
    expect(response.status).toBe(200);
    expect(dangers(document), `strings of seed ${seed}`).toEqual([]);
  }
});

it('nothing of the panels of the menu, of search results and suggestions runs', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const strings = hostileStrings(50, sequence(1000 + seed));
    let taken = 0;
    const next = () => strings[taken++ % strings.length] ?? '';
    const link = () => ({ label: next(), url: next() });
    const times = <T>(count: number, make: (index: number) => T) =>
      Array.from({ length: count }, (_, index) => make(index));
    const entries = times(
      4,
      (index): NavEntryV2 => ({
        id: `n${index}`,
        ...link(),
        area: 'primary',
        image_id: next(),
        children: [],
        icon: next(),
        dc_strategy: null,
        columns: times(2, () => ({ heading: next(), links: times(3, link) })),
        cards: times(3, () => ({
          ...link(),
          group: next(),
          line: next(),
          image_id: next(),
          price: next(),
          badge: next(),
        })),
        feature: { ...link(), text: next(), link_label: next(), image_id: next() },
      }),
    );
    const found = times(
      5,
      (index): FoundContent => ({
        id: next(),
        kind: searchKinds[index] ?? 'page',
        title: [{ text: next(), match: true }, { text: next() }],
        text: [{ text: next() }, { text: next(), match: true }],
        url: next(),
        image_id: next(),
        date: next(),
      }),
    );
    const totals = Object.fromEntries(searchKinds.map((kind) => [kind, 1]));
    const visit = siteApplication({
      routes: [
        { path: 'frame/menu', module: frameMenu },
        { path: 'search', module: search },
        { path: 'search/suggestions', module: searchSuggestions },
      ],
      log: () => {},
      settings: { 'navigation.newer': 'true', 'search.popup.enabled': 'true' },
      responses: {
        [getSession.id]: { person: null },
        [getMetaheads.id]: [],
        [getNavEntriesV2.id]: entries,
        [searchSite.id]: {
          data: found,
          meta: { page: 1, pages: 1, total: 5, items: 20, totals },
        },
        [suggestSite.id]: found,
      },
    });
    const menu = await visit('/ar/frame/menu');
    const { html } = (await menu.response.json()) as { html: string };
    expect(html).toContain('data-menu-panel');
    expect(dangers(html), `menu of seed ${seed}`).toEqual([]);

    const { document = '' } = await visit(
      `/ar/search?${new URLSearchParams({ q: `x ${next()}` })}`,
    );
    expect(document.match(/<mark/g)?.length, 'marked words').toBeGreaterThan(5);
    expect(dangers(document), `results of seed ${seed}`).toEqual([]);

    const suggested = await visit('/ar/search/suggestions?q=x');
    const { groups } = (await suggested.response.json()) as {
      groups: { items: { href: string }[] }[];
    };
    expect(groups.length).toBeGreaterThan(2);
    expect(taken).toBeGreaterThan(strings.length);
  }
});

it('the check itself finds what runs', () => {
  for (const danger of [
    `<script>${run}</script>`,
    `<img src="x" onerror="${run}">`,
    '<a href="java&#10;script:x">x</a>',
    '<iframe src="/a"></iframe>',
  ]) {
    expect(dangers(`<main>${danger}</main>`)).toHaveLength(1);
  }
});
