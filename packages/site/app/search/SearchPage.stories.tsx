import type { FoundContent } from '@mawkib/api-clients/contracts/content';
import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SearchResults } from './load-search.server.ts';
import { SearchPage } from './SearchPage.tsx';
import { readSearchQuery } from './search-query.ts';

type Say = (ar: string, en: string) => string;

const none: SearchResults = {
  content: [],
  cars: [],
  totals: { all: 0, cars: 0, pages: 0, retailers: 0, news: 0 },
  total: 0,
  pages: 0,
  listPath: '/vehicles',
  isPartial: false,
};

const content = (t: Say, kind: FoundContent['kind'], at: number): FoundContent => ({
  id: `${kind}/${at}`,
  kind,
  title: [{ text: t('ديفندر', 'Defender'), match: true }, { text: t(' في الصحراء', ' outdoors') }],
  text: [
    { text: t('أين تأخذك ', 'Where a ') },
    { text: t('ديفندر', 'Defender'), match: true },
    { text: t(' في عطلة نهاية الأسبوع.', ' takes you at the weekend.') },
  ],
  url: `/${kind}-${at}`,
  image_id: kind === 'news' ? 'hero/desert-dusk-luxsuv-green' : null,
  date: kind === 'news' ? '2026-05-04' : null,
});

const found = (t: Say): SearchResults => ({
  ...none,
  content: [
    content(t, 'model', 1),
    content(t, 'page', 2),
    content(t, 'news', 3),
    content(t, 'retailer', 4),
    content(t, 'question', 5),
  ],
  cars: ['white', 'black', 'silver'].map((paint) => ({
    id: paint,
    title: [{ text: t('ديفندر', 'Defender'), match: true }, { text: ' 110' }],
    text: t('2025، بنزين، جديدة', '2025, petrol, new'),
    price: t('245,000 د.إ', 'AED 245,000'),
    path: `/showroom/${paint}`,
    picture: { id: `studio/offroader-front34-${paint}` },
  })),
  totals: { all: 45, cars: 12, pages: 40, retailers: 1, news: 4 },
  total: 45,
  pages: 3,
});

interface Args {
  search: string;
  results: (t: Say) => SearchResults;
}

function Page({ search, results }: Args) {
  const { locale } = useLocale();
  const query = readSearchQuery(new URLSearchParams(search));
  const element = (
    <SearchPage query={query} results={results((ar, en) => (locale === 'ar' ? ar : en))} />
  );
  const router = createMemoryRouter([{ path: '/:locale/search', element }], {
    initialEntries: [`/${locale}/search?${search}`],
  });
  return <RouterProvider router={router} />;
}

const meta: Meta<typeof Page> = {
  title: 'Site/Search page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { search: 'q=defender&page=2', results: found },
};
export default meta;

type Story = StoryObj<typeof Page>;

export const Results: Story = {};
export const NothingFound: Story = { args: { search: 'q=zzzz', results: () => none } };
export const NothingTyped: Story = { args: { search: '', results: () => none } };
export const ServiceDown: Story = {
  args: { search: 'q=defender', results: () => ({ ...none, isPartial: true }) },
};
