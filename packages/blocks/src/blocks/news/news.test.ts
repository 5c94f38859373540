// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { news } from './news.definition.js';
import { fixtures } from './news.fixture.js';
import { newsSource } from './news-source.js';

const story = (at: number) => ({
  id: `s${at}`,
  title: `Story ${at}`,
  date: '2026-11-20',
  image: '/services/media/images/hero/a/640x360.jpg',
  image_id: 'hero/a',
  summary: `About ${at}`,
  link: `/news/story-${at}`,
});
const ready = (count: number, page = 1, pages = 1) => ({
  state: 'ready' as const,
  value: { stories: Array.from({ length: count }, (_, at) => story(at + 1)), page, pages },
});
const defaults = { locale: undefined, market: undefined, items_per_page: undefined };

/** Query sent to the source for these fields, on a page in this language. */
const queryOf = (fields: object, locale = 'en', search = '') =>
  news.data?.({
    fields: { ...defaults, ...fields } as never,
    groups: [],
    search: new URLSearchParams(search),
    locale: locale as 'en',
    path: '/news',
  })?.input.query;

beforeEach(() => localStorage.clear());

describe('news', () => {
  it('asks for one of five languages, and for English instead of any other [S-5-11] [B-0-04]', () => {
    for (const locale of newsSource.locales) expect(queryOf({ locale })?.locale).toBe(locale);
    for (const locale of ['xx', 'de']) expect(queryOf({ locale })?.locale).toBe('en');
    expect([queryOf({}, 'ar')?.locale, queryOf({}, 'de')?.locale]).toEqual(['ar', 'en']);
  });

  it('asks for one of twenty countries, and for AE instead of any other [S-5-12] [B-0-05]', () => {
    expect(newsSource.markets).toHaveLength(20);
    for (const market of newsSource.markets) expect(queryOf({ market })?.market).toBe(market);
    for (const market of ['US', 'FR', '']) expect(queryOf({ market })?.market).toBe('AE');
  });

  it('has its texts, of which it shows the one of its links [B-3-396]', async () => {
    const names = ['locale', 'market', 'items_per_page', 'read_more_label', 'back_label'];
    const texts = ['error_heading', 'error_text', 'no_results_heading', 'no_results_text'];
    expect(Object.keys(news.fields)).toEqual(expect.arrayContaining([...names, ...texts]));
    expect(news.fields.items_per_page.default).toBe(9);
    expect(queryOf({ items_per_page: 40 })).toMatchObject({ items: 12 });
    const fields = { read_more_label: { en: 'Whole story' }, back_label: { en: 'All stories' } };
    const { root } = await show(fixtures[0], { state: ready(2), fields });
    expect(root.querySelector('li')?.textContent).toContain('Whole story');
    expect(localStorage.getItem('visitedNewsPages')).toContain('"label":"All stories"');
  });

  it('asks for the page of the address, nine stories unless staff chose otherwise', () => {
    expect(queryOf({}, 'en', 'currentPage=3')).toMatchObject({ page: 3, items: 9 });
    for (const wrong of ['0', '-1', '1.5', 'x', '1e99']) {
      expect(queryOf({ items_per_page: 6 }, 'en', `currentPage=${wrong}`)).toMatchObject({
        page: 1,
        items: 6,
      });
    }
  });

  it('lists its stories, each with date, summary and one link [B-3-278]', async () => {
    const { root } = await show(fixtures[0], { state: ready(4) });
    expect(root.querySelector('h2')?.textContent).toBe('News');
    const [first] = root.querySelectorAll('li');
    expect(first?.querySelector('h3')?.textContent).toBe('Story 1');
    expect(first?.querySelector('time')?.dateTime).toBe('2026-11-20');
    expect(first?.textContent).toContain('About 1');
    expect([...root.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((at) => `/en/news/story-${at}`),
    );
    expect(root.querySelector('nav')).toBeNull();
  });

  it('links to its pages, and marks the current one', async () => {
    const { root } = await show(fixtures[0], { state: ready(4, 3, 9) });
    const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a')];
    expect(links.map((link) => link.textContent)).toEqual([
      ...['Previous', '1', '2', '3', '4', '9', 'Next'],
    ]);
    expect(links.map((link) => new URL(link.href).search)).toEqual(
      ['2', '', '2', '3', '4', '9', '4'].map((page) => page && `?currentPage=${page}`),
    );
    expect(root.querySelector('[aria-current]')?.textContent).toBe('3');
  });

  it('remembers the visited page in local storage', async () => {
    await show(fixtures[0], { state: ready(4, 3, 9) });
    expect(localStorage.getItem('visitedNewsPages')).toContain('"page":3');
  });

  it('says in its own words that it has no news [B-8-12] [B-8-13]', async () => {
    const { root } = await show(fixtures[0], { state: ready(0) });
    expect(root.textContent).toContain('No news yet.');
    const plain = await show({ ...fixtures[0], fields: {} } as never, { state: ready(0) });
    expect(plain.root.textContent).toContain('No results');
    expect(plain.root.textContent).toContain('We have not found any news.');
  });

  it('says in its own words that they could not be loaded [B-8-10] [B-8-11]', async () => {
    const state = { state: 'failed', reason: 'network' } as const;
    const { root } = await show(fixtures[0], { state });
    expect(root.textContent).toMatch(/Not loaded.*Try once more\./);
    const plain = await show({ ...fixtures[0], fields: {} } as never, { state });
    expect(plain.root.textContent).toContain('Something went wrong');
    expect(plain.root.textContent).toContain(
      'We ran into a technical issue. Please refresh and try again.',
    );
    expect(plain.root.querySelector('button, a')).not.toBeNull();
  });

  it('shows what another source sends, without links that are unsafe', async () => {
    const odd = { id: 1, title: 'A', date: 'soon', link: 'javascript:alert(1)' };
    const { root } = await show(fixtures[0], {
      state: { state: 'ready', value: { stories: [odd], page: 1, pages: 1 } },
    });
    expect(root.querySelector('li a')?.getAttribute('href')).toBe('#');
    expect(root.querySelector('time')).toBeNull();
  });
});
