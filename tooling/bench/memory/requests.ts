import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const index = join(import.meta.dirname, '../../../apps/market/content/media/index.json');
const pictures = (JSON.parse(readFileSync(index, 'utf8')) as { file: string }[]).map(({ file }) =>
  file.replace(/\.webp$/, ''),
);
const renditionSizes = ['1024x576', '640x640', '1600x900', '900x500'];
const renditionFormats = ['avif', 'webp', 'avif', 'jpg'];
/** Common variants, which the mixed requests load again and again. */
const cachedPictures = 20;

const listing = '/services/stock/public_api/listing/all';
const listings = [
  '',
  '?filter[state_in]=used',
  '?sort=price&page=2',
  '?filter[status_in]=stock',
  '?filter[color_name_in]=Golden%20Saffron',
  '?items=24&page=3&lang=ar',
  '?filter[production_year_gteq]=2023&sort=-price',
];
const calls = [
  '/services/content/settings',
  '/services/content/metaheads',
  '/services/content/nav_entries?locale=ar',
  '/services/content/dealers?locale=en',
  '/services/content/offers?locale=en',
  '/services/content/vehicles?locale=ar',
  '/services/content/news?locale=en',
  '/services/identity/session',
];

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('An empty list of requests');
  return found;
};

/** Paths of pages, listings, vehicles, calls and pictures in turn. */
export async function mixedRequests(origin: string, count: number): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  const response = await fetch(`${origin}${listing}?items=100`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  const kinds: ((turn: number) => string)[] = [
    (turn) => at(pages, turn),
    (turn) => listing + at(listings, turn),
    (turn) => `${listing}/vehicle/${at(data, turn).id}`,
    (turn) => at(calls, turn),
    (turn) => `/services/media/images/${at(pictures, turn % cachedPictures)}/640x360.avif`,
  ];
  return Array.from({ length: count }, (_, turn) =>
    at(kinds, turn)(Math.floor(turn / kinds.length)),
  );
}

/** Paths of variants, each a different one that `mixedRequests` does not load. */
export function renditions(count: number): string[] {
  return Array.from({ length: count }, (_, turn) => {
    const round = Math.floor(turn / pictures.length);
    const size = at(renditionSizes, turn + round);
    return `/services/media/images/${at(pictures, turn)}/${size}.${at(renditionFormats, turn + round)}`;
  });
}

/** Paths that occur once: missing pages, pages and calls with queries, filters, unknown ids. */
export function distinctPaths(from: number, to: number): string[] {
  const kinds: ((turn: number) => string)[] = [
    (turn) => `/en/missing-${turn}`,
    (turn) => `/ar/?utm_campaign=${turn}`,
    (turn) => `${listing}?filter[display_price_gteq]=${turn}&items=12`,
    (turn) => `${listing}?filter[color_name_in]=colour-${turn}`,
    (turn) => `${listing}/vehicle/unknown-${turn}`,
    (turn) => `${listing}/suggestions?q=${turn}`,
    (turn) => `/services/content/public_api/pages/by_path/missing-${turn}?locale=en`,
    (turn) => `/services/media/images/missing/${turn}/640x360.avif`,
    (turn) => `/services/content/metaheads?q[page_id_equal_or_null]=${turn}`,
    (turn) => `/en/vehicles?utm_source=${turn}`,
  ];
  return Array.from({ length: to - from }, (_, index) => at(kinds, from + index)(from + index));
}
