// @vitest-environment happy-dom
import { getCollection } from '@mawkib/api-clients/contracts/content';
import { describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { loadBlockData } from '../../definitions/load-block-data.js';
import { createBlock } from '../../model/create-block.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { collectionSliderFeed } from './collection-slider-feed.definition.js';
import { collectionItems, fixtures } from './collection-slider-feed.fixture.js';

/** The block with the response of the feed, as the site loads it. */
async function show(
  fields: StoredBlock['fields'] = {},
  feed: () => Promise<unknown> = async () => ({ data: collectionItems }),
) {
  await components.preloadWhole(['collection-slider-feed']);
  const stored = fixtures[0] as StoredBlock;
  const blocks = resolved([{ ...stored, fields: { ...stored.fields, ...fields } }]);
  const call = vi.fn(feed);
  const states = await loadBlockData(blocks, {
    definitionOf: () => collectionSliderFeed,
    call: call as never,
    search: new URLSearchParams(),
    locale: 'en',
    path: '/',
  });
  const { container } = await draw(<Blocks blocks={blocks} states={states} />);
  const [operation, input] = (call.mock.calls[0] ?? []) as unknown[];
  const { query } = (input ?? {}) as { query?: Record<string, unknown> };
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')];
  return { container, slides, operation, query };
}

describe('collection slider of a feed', () => {
  it('shows a slide for each item of the feed [B-3-193]', async () => {
    const { slides, operation } = await show();
    expect(operation).toBe(getCollection);
    expect(slides).toHaveLength(5);
    expect(slides[0]?.textContent).toContain('Roof tentAbout Roof tent.');
    expect(slides[0]?.querySelector('a')?.getAttribute('href')).toBe('/en/accessories/tent');
  });

  it('requests en or ar [B-3-194]', async () => {
    const { options = [] } = collectionSliderFeed.fields.lang.attrs;
    expect(options.map(({ value }) => value)).toEqual(['en', 'ar']);
    for (const lang of ['en', 'ar']) expect((await show({ lang })).query).toMatchObject({ lang });
  });

  it('requests market and collection [B-3-195] [B-7-11] [B-7-23]', async () => {
    expect((await show()).query).toEqual({
      lang: 'en',
      market: 'AE',
      collection: 'accessories',
      limit: 5,
    });
  });

  it('requests and shows at most the limit, ten by default [B-3-196] [B-9-04]', async () => {
    const two = await show({ limit: 2 });
    expect(two.query).toMatchObject({ limit: 2 });
    expect(two.slides).toHaveLength(2);
    expect(createBlock(collectionSliderFeed).fields.limit).toBe(10);
  });

  it('shows items of a group on the same slide under its name [B-3-197]', async () => {
    const { slides } = await show({ grouped: true, limit: 6 });
    expect(slides.map((slide) => slide.querySelectorAll('a').length)).toEqual([2, 2, 2]);
    expect(slides.map((slide) => slide.querySelector('h2')?.textContent)).toEqual([
      'Outdoors',
      'Cabin',
      'Cup',
    ]);
  });

  it('shows the pagination if it is on [B-3-198]', async () => {
    const marks = ({ container }: { container: Element }) =>
      container.querySelectorAll(
        '[aria-current], [aria-label^="Slide"], [aria-label*=" of "] button',
      ).length;
    const on = await show({ show_pagination: true });
    const off = await show({ show_pagination: false });
    expect(marks(on)).toBeGreaterThan(marks(off));
    expect(off.container.querySelectorAll('[data-steps] button')).toHaveLength(2);
  });

  it.each([
    ['fails', () => Promise.reject(Object.assign(new Error(), { kind: 'http', status: 500 }))],
    ['is empty', async () => ({ data: [] })],
  ])('shows its error texts with a retry if the feed %s [B-3-199]', async (_, feed) => {
    const { fields } = createBlock(collectionSliderFeed);
    expect(fields).toMatchObject({ lang: 'ar', grouped: false, show_pagination: false });
    const { container } = await show({}, feed);
    const failed = container.querySelector('[data-failed]');
    expect(failed?.textContent).toMatch(/No collection right now\..*Once more/);
    expect(failed?.querySelector('a, button')).not.toBeNull();
  });

  it('runs nothing of a feed that lies', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const item = { id: 1, title: markup, link: 'javascript:alert(1)', description: markup };
    const { container } = await show({ grouped: true }, async () => ({
      data: [{ ...item, group: markup }],
    }));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('a[href]')?.getAttribute('href')).toBe('#');
  });
});
