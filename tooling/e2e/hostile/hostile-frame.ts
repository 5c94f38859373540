import type { FoundContent, NavEntryV2, Setting } from '@mawkib/api-clients/contracts';

export interface HostileFrame {
  /** Requests of a site whose content service lies. */
  fetch: typeof globalThis.fetch;
  /** True when each string was a text and a link. */
  isDone(): boolean;
}

/** Fields of a setting's JSON that choose what is rendered. */
const choosing = new Set(['type', 'tag', 'target', 'id', 'icon', 'brand', 'key', 'kind', 'locale']);
/** Settings that choose a page or a third party for the whole site. */
const whole =
  /^(?:analytics|auth|captcha|recaptcha|maps|performance|navigation|stock_locator|forms|payments)\b/;
const isAddress = /(?:^|[._])(?:url|href|link|src|favicon)$/;

/**
 * Settings, navigation and search results in which every text and link is one of the strings;
 * everything else is the services' own.
 */
export function hostileFrame(strings: readonly string[], services: string): HostileFrame {
  const taken = { text: 0, link: 0 };
  const take = (kind: keyof typeof taken): string =>
    strings[taken[kind]++ % strings.length] as string;

  const hostile = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => hostile(each, name));
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, hostile(each, key)]),
      );
    if (typeof value !== 'string' || choosing.has(name)) return value;
    return take(isAddress.test(name) ? 'link' : 'text');
  };

  const settingOf = (row: Setting): Setting => {
    if (whole.test(row.key) || /^(?:true|false|[\d.]*)$/.test(row.value)) return row;
    try {
      return { ...row, value: JSON.stringify(hostile(JSON.parse(row.value), row.key)) };
    } catch {
      return { ...row, value: String(hostile(row.value, row.key)) };
    }
  };

  const link = () => ({ label: take('text'), url: take('link') });
  const times = <T>(count: number, make: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const entry = (at: number): NavEntryV2 => ({
    id: `hostile-${at}`,
    ...link(),
    area: at < 6 ? 'primary' : at < 8 ? 'secondary' : 'footer',
    image_id: null,
    children: times(4, (child) => ({ id: `${at}-${child}`, ...link() })),
    icon: take('text'),
    dc_strategy: null,
    columns: times(2, () => ({ heading: take('text'), links: times(5, link) })),
    cards: times(4, () => ({
      ...link(),
      group: take('text'),
      line: take('text'),
      image_id: take('link'),
      price: take('text'),
      badge: take('text'),
    })),
    feature: { ...link(), text: take('text'), link_label: take('text'), image_id: take('link') },
  });
  const found = (at: number): FoundContent => ({
    id: `hostile-${at}`,
    kind: (['model', 'page', 'question', 'retailer', 'news'] as const)[at % 5] ?? 'page',
    title: [{ text: take('text'), match: true }, { text: take('text') }],
    text: [{ text: take('text') }, { text: take('text'), match: true }],
    url: take('link'),
    image_id: take('link'),
    date: take('text'),
  });

  return {
    isDone: () => Math.min(...Object.values(taken)) >= strings.length,
    async fetch(input, init) {
      const { pathname } = new URL(String(input), services);
      if (pathname.endsWith('/content/settings')) {
        const rows = (await (await fetch(input, init)).json()) as { data: Setting[] };
        return Response.json({ data: rows.data.map(settingOf) });
      }
      if (pathname.endsWith('/nav_entries_v2')) return Response.json({ data: times(12, entry) });
      if (pathname.endsWith('/search/suggestions'))
        return Response.json({ data: times(12, found) });
      if (pathname.endsWith('/public_api/search')) {
        const meta = { page: 1, pages: 1, total: 20, items: 20, totals: {} };
        return Response.json({ data: times(20, found), meta });
      }
      return fetch(input, init);
    },
  };
}
