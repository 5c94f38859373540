import { describe, expect, it } from 'vitest';
import type { Content } from './load-content.server.ts';
import { pageMeta } from './page-meta.ts';

const content = (page: Partial<Content['page']> = {}): Content => ({
  theme: 'land-rover',
  title: 'Offers | Land Rover',
  canonical: 'https://market.example/ar/offers',
  publicUrl: 'https://market.example',
  states: {},
  metaheads: [],
  hasStockBlocks: false,
  head: { siteName: 'Land Rover Gulf', imageAlt: 'A car at dusk', data: [] },
  staff: null,
  listData: null,
  part: null,
  over: undefined,
  partData: null,
  status: 200,
  storable: true,
  landing: null,
  trail: [],
  address: undefined,
  index: true,
  alternatePath: '/offers',
  page: {
    id: '1',
    path: '/offers',
    title: 'Offers',
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
    ...page,
  },
});
const tag = (key: string, page?: Partial<Content['page']>) =>
  pageMeta(content(page), 'ar').find((found) =>
    Object.entries(found).some(([name, value]) => name !== 'content' && value === key),
  ) as Record<string, string> | undefined;

describe('pageMeta', () => {
  it('gives title, description, image, canonical address and robots [S-3-06]', () => {
    expect(pageMeta(content(), 'ar')[0]).toEqual({ title: 'Offers | Land Rover' });
    expect(tag('description', { meta_description: 'All of them' })?.content).toBe('All of them');
    expect(tag('og:image', { image_id: 'hero/a' })?.content).toMatch(
      /^https:\/\/market\.example\/.*hero\/a/,
    );
    expect(tag('og:image', { external_meta_image: 'https://x.example/a.jpg' })?.content).toBe(
      'https://x.example/a.jpg',
    );
    expect(tag('canonical')?.href).toBe('https://market.example/ar/offers');
    expect(tag('robots', { disable_seo_tracking: true })?.content).toBe('noindex');
  });

  it('leaves out what a page has not', () => {
    for (const key of ['description', 'og:description', 'og:image', 'robots']) {
      expect(tag(key)).toBeUndefined();
    }
    expect(pageMeta(undefined, 'ar')).toEqual([]);
  });

  it('asks for a large social card, 1600 wide', () => {
    expect(tag('twitter:card')?.content).toBe('summary_large_image');
    expect(tag('og:image:width', { image_id: 'hero/a' })?.content).toBe('1600');
  });

  it('calls the card by the page’s own title, else the whole one', () => {
    expect(tag('og:title', { meta_title: 'Deals' })?.content).toBe('Deals');
    expect(tag('og:title', { title: '' })?.content).toBe('Offers | Land Rover');
  });

  it('gives cards the site, the language and the picture in words', () => {
    const image = { image_id: 'hero/a', meta_description: 'All of them' };
    const given = (key: string) => tag(key, image)?.content;
    expect(given('og:site_name')).toBe('Land Rover Gulf');
    expect([given('og:locale'), given('og:locale:alternate')]).toEqual(['ar_AE', 'en_AE']);
    expect([given('og:image:alt'), given('twitter:image:alt')]).toEqual(
      Array(2).fill('A car at dusk'),
    );
    expect([given('twitter:title'), given('twitter:description')]).toEqual([
      'Offers',
      'All of them',
    ]);
    expect(given('twitter:image')).toBe(given('og:image'));
    expect(tag('og:image:alt')).toBeUndefined();
  });

  it('names the page in its other languages', () => {
    const alternates = pageMeta(content(), 'ar').filter((found) => 'hrefLang' in found);
    expect(alternates.map((found) => (found as { href: string }).href)).toEqual([
      'https://market.example/ar/offers',
      'https://market.example/en/offers',
      'https://market.example/ar/offers',
    ]);
    expect((alternates.at(-1) as { hrefLang: string }).hrefLang).toBe('x-default');
  });
});
