// @vitest-environment happy-dom
import { ServiceError } from '@mawkib/api-clients';
import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { rememberNewsPage } from '@mawkib/core/storage';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marketWith } from '../market-data/market.fixture.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { pagePartData } from '../structured-data/page-part-data.ts';
import { loadPagePart, type PagePart } from './load-page-part.server.ts';
import { offerPage } from './offers/offer-page.server.ts';
import { PagePartView } from './PagePartView.tsx';
import { pageParts } from './page-parts.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const winter = {
  id: 'winter',
  car_model_key: 'defender',
  title: 'Winter offer',
  description: 'Until spring.',
  brand: 'jaguar',
  image_id: 'hero/a',
  price: 315_700,
  monthly_price: 4734,
  currency: 'AED',
  ends_on: '2026-12-31',
  url: '/vehicles?models=Defender',
};
const odd = { id: 7, car_model_key: 'xe', title: { en: 1 }, price: '9', ends_on: 'soon' };
const story = (at: number) => ({ id: `${at}`, title: `Story ${at}`, link: `/news/${at}` });

const responses: Record<string, (input: { params: { id: string } }) => unknown> = {
  getNews: () => ({ data: [1, 2, 3, 4].map(story) }),
  getOffers: () => ({ data: [winter, odd] }),
  getOffer: ({ params }) => {
    if (params.id === 'winter') return { data: { ...winter, is_ended: false } };
    if (params.id === 'old') return { data: { ...winter, id: 'old', is_ended: true } };
    throw new ServiceError('http', 'Not found', { status: 404 });
  },
};

const site = (overrides: typeof responses = {}) => ({
  call: (async ({ id }: { id: string }, input: never) =>
    ({ ...responses, ...overrides })[id]?.(input)) as never,
  log: vi.fn(),
  market: async () => marketWith({}) as never,
});

const pageAt = (path: string, page_type: string | null): ContentPage => ({
  id: 'p',
  type: 'page',
  attributes: {
    path,
    title: 'Desert days',
    meta_title: null,
    meta_description: 'On sand.',
    image_id: 'hero/b',
    external_meta_image: null,
    canonical_url: null,
    disable_seo_tracking: false,
    page_type,
    date: '2026-11-20',
    layout: 'brand',
    theme: 'land-rover',
    locales: ['ar', 'en'],
    blocks: [],
  },
});

const load = (path: string, type: string | null, overrides?: typeof responses) =>
  loadPagePart({ site: site(overrides), page: pageAt(path, type), locale: 'en', isEmpty: false });

async function shown(path: string, type: string, overrides?: typeof responses) {
  const part = (await load(path, type, overrides)) as PagePart;
  const { attributes } = pageAt(path, type);
  render(
    <LocaleProvider locale="en">
      <PagePartView place="head" part={part} page={attributes} />
      <PagePartView place="foot" part={part} page={attributes} />
    </LocaleProvider>,
  );
  return part;
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('an article', () => {
  it('has its date, title, picture, and three other stories', async () => {
    await shown('/news/2', 'news');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Desert days');
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20');
    expect(document.querySelector('img')?.src).toContain('hero/b');
    const others = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(others).toEqual(['Story 1', 'Story 3', 'Story 4']);
  });

  it('leads back to the visited page of the list, or to the list [S-2-20] [B-0-06]', async () => {
    await shown('/news/2', 'news');
    expect(hrefOf('Back to News Section')).toBe('/en/news');
    cleanup();
    rememberNewsPage(browserStorage, '/news', 3);
    await shown('/news/2', 'news');
    expect(hrefOf('Back to News Section')).toBe('/en/news?currentPage=3');
    cleanup();
    rememberNewsPage(browserStorage, '/news', 2, { label: 'All stories', locale: 'en' });
    await shown('/news/2', 'news');
    expect(hrefOf('All stories')).toBe('/en/news?currentPage=2');
  });

  it('is shown without other stories while they cannot be loaded, and is not stored', async () => {
    const getNews = () => {
      throw new ServiceError('timeout', 'Too slow');
    };
    expect((await shown('/news/2', 'news', { getNews })).isComplete).toBe(false);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('has structured data', async () => {
    const part = (await load('/news/2', 'news')) as PagePart;
    const about = { url: 'https://m.example/en/news/2', publicUrl: 'https://m.example' };
    const page = { ...pageAt('/news/2', 'news').attributes, published_at: '2026-11-22T09:00:00Z' };
    expect(pagePartData(part, { ...about, page, locale: 'en' })).toMatchObject({
      dateModified: '2026-11-22T09:00:00Z',
      '@type': 'NewsArticle',
      headline: 'Desert days',
      datePublished: '2026-11-20T00:00:00.000+04:00',
      author: { '@type': 'Organization' },
      image: [expect.stringMatching(/^https:\/\/m\.example\/services\/media\/images\/hero\/b\//)],
    });
  });
});

describe('an offer', () => {
  it('has a page below that of all offers, with its figures', async () => {
    const page = await offerPage(site(), '/offers/winter', 'en');
    expect(page?.attributes).toMatchObject({ title: 'Winter offer', theme: 'jaguar' });
    await shown('/offers/winter', 'offer');
    expect(document.querySelector('dl')?.textContent).toMatch(/315,700.*4,734.*31 December 2026/);
    expect(hrefOf('Cars of this offer')).toBe('/en/vehicles?models=Defender');
    for (const path of ['/offers/unknown', '/offers', '/offers/winter/more', '/other/winter']) {
      expect(await offerPage(site(), path, 'en')).toBeUndefined();
    }
  });

  it('has the deposit, the term and the rate beside its monthly payment', async () => {
    const figures_of = {
      monthly_price: {
        price: 315_700,
        down_payment: 63_140,
        down_payment_percent: 20,
        months: 60,
        annual_rate: 2.49,
        rate_kind: 'flat',
      },
    };
    const planned = { ...winter, figures_of };
    await shown('/offers', 'offers', { getOffers: () => ({ data: [planned] }) });
    expect(document.body.textContent).toMatch(
      /4,734 a month, .*63,140 down, over 60 months, 2\.49% a year, flat/,
    );
    cleanup();
    const getOffer = () => ({ data: { ...planned, is_ended: false } });
    await shown('/offers/winter', 'offer', { getOffer });
    expect(document.querySelector('dl')?.textContent).toMatch(
      /4,734.*63,140.*20%.*60 months.*2\.49%/,
    );
  });

  it('shows no figures and no terms while it is under review, and reports it', async () => {
    const checked = { ...winter, under_review: true, terms: 'From AED 315,700.' };
    const getOffer = () => ({ data: { ...checked, is_ended: false } });
    const part = (await shown('/offers/winter', 'offer', { getOffer })) as PagePart;
    expect(document.body.textContent).toContain('We are checking the prices of this offer');
    expect(document.body.textContent).not.toMatch(/315,700|4,734/);
    const about = { url: 'https://m.example/en/offers/a', publicUrl: 'https://m.example' };
    const page = pageAt('/offers/winter', 'offer').attributes;
    expect(JSON.stringify(pagePartData(part, { ...about, page, locale: 'en' }))).not.toMatch(/315/);
    cleanup();
    await shown('/offers', 'offers', { getOffers: () => ({ data: [checked] }) });
    expect(document.body.textContent).toContain('We are checking the prices of this offer');
    expect(document.body.textContent).not.toMatch(/315,700|4,734/);
  });

  it('reports that it has ended, without its figures, and shows the current ones', async () => {
    const part = await shown('/offers/old', 'offer');
    expect(part).toMatchObject({ isEnded: true });
    expect(document.body.textContent).toContain('This offer ended on 31 December 2026.');
    expect(document.querySelector('dl')).toBeNull();
    expect(hrefOf('Winter offer')).toBe('/en/offers/winter');
  });

  it('has structured data while it is current', async () => {
    const about = { url: 'https://m.example/en/offers/a', publicUrl: 'https://m.example' };
    const dataOf = async (id: string) => {
      const page = pageAt(`/offers/${id}`, 'offer').attributes;
      const part = (await load(page.path, 'offer')) as PagePart;
      return pagePartData(part, { ...about, page, locale: 'en' });
    };
    expect(await dataOf('winter')).toMatchObject({
      '@type': 'Offer',
      price: 315_700,
      priceCurrency: 'AED',
      validThrough: '2026-12-31',
    });
    expect(await dataOf('old')).toBeNull();
  });
});

describe('the page of all offers', () => {
  it('shows each with what is valid of it, and a link to its page', async () => {
    await shown('/offers', 'offers');
    expect(hrefOf('Winter offer')).toBe('/en/offers/winter');
    expect(hrefOf('xe')).toBe('/en/offers/7');
    expect(document.body.textContent).toMatch(/315,700.*4,734 a month/);
  });

  it('reports that there are none, or that they could not be loaded', async () => {
    await shown('/offers', 'offers', { getOffers: () => ({ data: [] }) });
    expect(hrefOf('Cars in stock')).toBe('/en/vehicles');
    cleanup();
    const getOffers = () => {
      throw new ServiceError('http', 'Down', { status: 502 });
    };
    expect((await shown('/offers', 'offers', { getOffers })).isComplete).toBe(false);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});

it('an error stands in place of a part that cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const use = vi.spyOn(pageParts, 'use').mockImplementation(() => {
    throw new Error('The chunk is missing');
  });
  await shown('/offers', 'offers');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  use.mockRestore();
  log.mockRestore();
});

it('pages of other types have no part', async () => {
  for (const type of [null, 'models', 'toString']) expect(await load('/x', type)).toBeNull();
});
