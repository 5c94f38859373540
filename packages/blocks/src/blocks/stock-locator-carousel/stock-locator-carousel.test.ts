// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { someVehicles } from '../../shared/stock/vehicles.fixture.js';
import { mediaThat, show } from '../block.fixture.js';
import { stockLocatorCarousel } from './stock-locator-carousel.definition.js';
import { fixtures } from './stock-locator-carousel.fixture.js';

vi.stubGlobal(
  'matchMedia',
  mediaThat(() => false),
);

const [first] = someVehicles.data;
const ready = (count: number) => ({
  state: 'ready' as const,
  value: {
    ...someVehicles,
    data: Array.from({ length: count }, (_, index) => ({ ...first, id: `car${index}` })),
  },
});

describe('stock locator carousel', () => {
  it('asks for one page of its list, the newest first', () => {
    const context = {
      groups: [],
      search: new URLSearchParams('models=XF'),
      locale: 'ar' as const,
      path: '/',
    };
    const need = (ci_key_list?: string) =>
      stockLocatorCarousel.data?.({ ...context, fields: { ci_key_list } as never })?.input;
    expect(need(' uae ')).toEqual({
      params: { listing: 'uae' },
      query: { lang: 'ar', items: 12, sort: '-created_at' },
    });
    expect(need()).toMatchObject({ params: { listing: 'all' } });
  });

  it('slides the vehicles of the list that its key names [B-3-352]', async () => {
    const requested = {
      groups: [],
      search: new URLSearchParams(),
      locale: 'en' as const,
      path: '/',
    };
    const [stored] = fixtures;
    const fields = { ...stored?.fields, ci_key_list: 'uae' };
    const need = stockLocatorCarousel.data?.({ ...requested, fields: fields as never });
    expect(need?.input).toMatchObject({ params: { listing: 'uae' } });
    const { root } = await show(stored, { fields, state: ready(3) });
    const slides = [...root.querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((slide) => slide.querySelectorAll('article').length)).toEqual([1, 1, 1]);
  });

  it('shows twelve vehicles at most [B-3-355]', async () => {
    const { root } = await show(fixtures[0], { state: ready(20) });
    expect(root.querySelectorAll('article')).toHaveLength(12);
    expect(root.querySelector('h2')?.textContent).toBe('Just arrived');
  });

  it('tells of each vehicle what the market names', async () => {
    const settings = { get: () => ['mileage'] } as never;
    const search = new URLSearchParams();
    const requested = { fields: {} as never, groups: [], search, locale: 'en' as const, path: '/' };
    const select = stockLocatorCarousel.data?.({ ...requested, settings })?.select;
    const value = (select as ((response: object) => object) | undefined)?.(ready(1).value);
    const { root } = await show(fixtures[0], { state: { state: 'ready', value } });
    expect(root.querySelectorAll('article li')).toHaveLength(1);
    expect(root.querySelector('article li')?.textContent).toContain('12');
  });

  it('states how old its vehicles are while the service does not answer', async () => {
    const { value } = ready(2);
    const last_known = { at: '2026-11-20T08:00:00Z', asked_at: '2026-11-20T10:00:00Z' };
    const meta = { ...value.meta, last_known };
    const { root } = await show(fixtures[0], {
      state: { state: 'ready', value: { ...value, meta } },
    });
    expect(root.querySelectorAll('article')).toHaveLength(2);
    expect(root.querySelector('[role=alert]')?.textContent).toContain('2 hours ago');
  });

  it('says so when its list has no vehicles', async () => {
    const { root } = await show(fixtures[0], { state: ready(0) });
    expect(root.textContent).toContain('no vehicles in this list');
  });
});
