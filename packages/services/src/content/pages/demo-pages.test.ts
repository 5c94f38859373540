import { typedPrices } from '@mawkib/core/typed-prices';
import { catalogue } from '@mawkib/demo-market/catalogue';
import {
  demoDeclaredPrices,
  demoOffers,
  demoPages as demoPagesOf,
  demoRedirects,
} from '@mawkib/demo-market/data';
import { market } from '@mawkib/demo-market/market';
import media from '@mawkib/demo-market/pictures.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { pageOf } from './seed-pages.js';
import { claimsOf } from './truth/page-truth.js';
import { untrueClaims } from './truth/untrue-claims.js';

/** The first half of the catalogue. */
const firstHalf = `hero-carousel hero-banner quote quote-slider gallery gallery-categories
  icons-timeline parallax-image text-steps sign-post snippet content-blocks image-box
  specification-glance masonry model-summary colour-picker-carousel same-size-carousel
  manual-models-carousel electrifying-power collection-slider accordion specification-accordion
  tabbed-component tabs-with-modal section-tabs image-tabs html-box in-page-navigation info-system
  range-component versatility-seat-slider number-button-slider icon-button-slider
  dual-frame-carousel ready-to-go-bar`.split(/\s+/);

const today = new Date('2026-11-20T08:00:00Z');
const demoPages = demoPagesOf(catalogue, today);
const modelPages = demoPages.filter(({ page_type }) => page_type === 'models');
const pictures = new Set(media.map(({ file }) => file.replace('.webp', '')));
const paths = new Set([...demoPages, ...demoRedirects].map(({ path }) => path));

/** All values in a block, at any depth. */
function* valuesIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* valuesIn(inner);
}

test('the three model pages together show each block of the first half', () => {
  const used = new Set(modelPages.flatMap(({ blocks }) => blocks.map(({ template }) => template)));
  expect(firstHalf).toHaveLength(36);
  expect(firstHalf.filter((key) => !used.has(key))).toEqual([]);
});

test('each price of the catalogue is called the list price, since offers have that of the stock', () => {
  const texts = [...valuesIn([demoPages, market.navigation])].flatMap((value) =>
    Object.values(value),
  );
  const priced = texts
    .filter((text) => typeof text === 'string')
    .flatMap((text) =>
      [...text.matchAll(/.{0,20}\{price:[^:}]+:price\}/g)].map(([found]) => found),
    );
  expect(priced.length).toBeGreaterThan(10);
  expect(priced.filter((text) => !/(?:السعر الرسمي من|List price from) \{/.test(text))).toEqual([]);
});

describe.each(modelPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const { blocks } = pageOf(page, catalogue).snapshot;
  const values = blocks.map((block) => [...valuesIn([block.fields, block.groups])]);

  test('has nothing that the editor would warn about', () => {
    expect(catalogue.validate(blocks)).toEqual([]);
  });

  test('links from its navigation and tabs to existing sections', () => {
    const anchors = blocks.map(({ fields }) => fields.block_scroll_id).filter(Boolean);
    expect(new Set(anchors).size).toBe(anchors.length);
    const requested = values.flat().flatMap(({ blockId }) => blockId ?? []);
    expect(requested.length).toBeGreaterThan(2);
    expect(requested.filter((id) => !anchors.includes(id as string))).toEqual([]);
  });

  test('links only to pages of the market', () => {
    const urls = values
      .flat()
      .flatMap(({ type, url }) => (type === 'internal' && url ? [String(url)] : []));
    expect(urls.length).toBeGreaterThan(4);
    expect(urls.filter((url) => !paths.has(url.replace(/[?#].*/, '')))).toEqual([]);
  });

  test('has images of the library, and no others', () => {
    const shown = values.map((each) =>
      each.flatMap(({ id, alt }) => (alt && id ? [String(id)] : [])),
    );
    expect(shown.flat().filter((id) => !pictures.has(id))).toEqual([]);
    const twice = shown.flatMap((ids, at) => ids.filter((id) => shown[at + 1]?.includes(id)));
    expect(twice).toEqual([]);
  });
});

test('the pages of the catalogue show every block once, those of the market too', () => {
  const shown = demoPages
    .filter(({ path }) => path.startsWith('/catalogue/'))
    .flatMap(({ blocks }) => blocks.slice(1).map(({ template }) => template));
  const all = catalogue.definitions.map(({ template }) => template);
  expect(shown.toSorted()).toEqual(all.toSorted());
  expect(all.length).toBeGreaterThan(68);
});

test('no page has a price without a source, or an offer that has ended or is missing', () => {
  const day = '2026-11-20';
  const declared = demoDeclaredPrices(today).map(({ page, figure, ends_on }) => {
    const [price] = typedPrices(figure);
    return { page, ends_on, amount: price?.amount ?? 0, currency: price?.currency ?? '' };
  });
  const offers = demoOffers(today).map((offer) => ({
    ...offer,
    figures: Object.keys(offer.figures),
    values: {},
    currency: 'dirham',
  }));
  const untrue = demoPages.flatMap((page) => {
    const claims = claimsOf(pageOf(page, catalogue).snapshot, catalogue);
    const own = declared.filter((price) => price.page === page.id);
    return untrueClaims(claims, { offers, declared: own, day }).map(({ rule, claim }) => [
      page.path,
      rule,
      claim.place.field,
    ]);
  });
  expect(untrue).toEqual([]);
});
