import { Section } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { toSearch } from '../../engine/query/search-params.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { SavedLink } from '../saved-link/SavedLink.js';
import { SavedSearches } from './SavedSearches.js';
import { SaveSearch } from './SaveSearch.js';
import { deviceSavedSearches as saved } from './storage/device-saved-searches.js';
import { searchId } from './storage/saved-searches.js';

const stock = rawVehicles(6);
const black = normaliseQuery({
  lists: { models: ['Defender'], colors: ['black'] },
  ranges: { display_price: { to: 300_000 } },
});
const used = normaliseQuery({ lists: { states: ['used'], models: ['F-PACE', 'XF'] } });
const labels = { 'models/Defender': 'ديفندر', 'models/F-PACE': 'إف-بيس', 'models/XF': 'إكس إف' };

const save = (...queries: readonly (typeof black)[]) => {
  for (const { id } of [...saved.list()]) saved.remove(id);
  for (const query of queries) {
    const search = toSearch(query);
    saved.save({
      path: '/vehicles',
      search,
      requested: search,
      listing: 'all',
      locale: 'ar',
      labels,
    });
  }
  saved.claimCheck(Date.now());
};
const tell = (query: typeof black, added: readonly string[], total: number, cheaper = 0) =>
  saved.take(
    {
      data: [
        {
          id: searchId('all', toSearch(query)),
          total,
          added: [...added],
          added_total: added.length,
          cheaper: stock
            .slice(4, 4 + cheaper)
            .map(({ id }) => ({ id, before: 420_000, now: 399_000 })),
          cheaper_total: cheaper,
          labels,
        },
      ],
      meta: { seen: '1:1:', gone: [] },
    },
    'ar',
  );

const meta: Meta<typeof SavedSearches> = {
  title: 'Stock locator/Saved searches',
  component: SavedSearches,
  parameters: { layout: 'fullscreen' },
  args: {
    load: async (ids) => ({ vehicles: stock.filter(({ id }) => ids.includes(id)), gone: [] }),
  },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SavedSearches>;

export const Default: Story = {
  beforeEach() {
    save(black, used);
    tell(black, ['vehicle1', 'vehicle2', 'vehicle3'], 11, 2);
    tell(used, [], 4);
  },
};

/** New results below their search, each car with a badge. */
export const Opened: Story = {
  ...Default,
  async play({ canvasElement }) {
    const [news] = canvasElement.querySelectorAll<HTMLElement>('[aria-expanded]');
    news?.click();
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(5));
  },
};

/** A removed search can be restored. */
export const Removed: Story = {
  ...Default,
  async play({ canvasElement }) {
    const buttons = within(canvasElement).getAllByRole('button');
    buttons.at(-1)?.click();
    await waitFor(() => expect(within(canvasElement).getByRole('status').textContent).not.toBe(''));
  },
};

/** The service is not available: nothing is removed. */
export const Failed: Story = {
  ...Opened,
  args: { load: () => Promise.reject(new Error('unreachable')) },
  async play({ canvasElement }) {
    const [news] = canvasElement.querySelectorAll<HTMLElement>('[aria-expanded]');
    news?.click();
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeTruthy());
  },
};

const long = 'رنج روفر سبورت بقاعدة عجلات طويلة وإصدار خاص محدود';

export const LongTexts: Story = {
  beforeEach() {
    const query = normaliseQuery({
      lists: { models: [long, `${long} 2`, `${long} 3`], colors: ['black', 'white', 'silver'] },
      ranges: { display_price: { from: 250_000, to: 1_900_000 }, mileage: { to: 45_000 } },
    });
    save(query);
    tell(
      query,
      stock.map(({ id }) => id),
      1_204,
      2,
    );
  },
};

/** The button next to the applied filters, and the link with the number of new results. */
export const Button: Story = {
  beforeEach: Default.beforeEach,
  render: () => (
    <div style={{ display: 'flex', gap: '24px', flexWrap: 'wrap' }}>
      <SaveSearch path="/ar/vehicles" query={used} locale="ar" label={(_, value) => value} />
      <SaveSearch
        path="/ar/vehicles"
        query={normaliseQuery({ lists: { states: ['new'] } })}
        locale="ar"
        label={(_, value) => value}
      />
      <SavedLink />
    </div>
  ),
};
