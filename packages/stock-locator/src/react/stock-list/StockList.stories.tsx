import { Section, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everything } from '../../engine/query/vehicle-query.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { RoutedList } from '../../fixtures/RoutedList.js';
import { rawVehicle, rawVehicles } from '../../fixtures/raw-vehicles.js';
import { StockList } from './StockList.js';

const stock = rawVehicles(30);

const meta: Meta<typeof StockList> = {
  title: 'Stock locator/Stock list',
  component: StockList,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof StockList>;

/** Filters, sorts and loads more as on the site. */
export const Default: Story = { render: () => <RoutedList stock={stock} /> };

/** With reduced motion there is no transition, which would also cost frames. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  render: () => <RoutedList stock={stock} />,
  play: async ({ canvas, userEvent }) => {
    const begun: string[] = [];
    const note = ({ propertyName }: TransitionEvent) => begun.push(propertyName);
    document.addEventListener('transitionrun', note);
    const [heart] = await canvas.findAllByRole('button', { pressed: false });
    if (!heart) throw new Error('No card can be saved.');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    document.removeEventListener('transitionrun', note);
    await expect(begun).toEqual([]);
  },
};

export const Filtered: Story = {
  render: () => (
    <RoutedList
      stock={stock}
      search="?models=Defender++Range+Rover&display_price.from=250000&display_price.to=900000"
    />
  ),
};

export const FewFilters: Story = {
  render: () => <RoutedList stock={stock} enabledFilters={['models', 'display_price']} oldPrice />,
};

/** The service does not respond: the last known list. */
export const LastKnown: Story = {
  render: () => (
    <RoutedList
      stock={stock}
      lastKnown={() => ({ at: '2026-11-20T08:00:00Z', asked_at: '2026-11-20T08:12:00Z' })}
    />
  ),
};

function ListWithIgnoredWords() {
  const { locale } = useLocale();
  const ignored = locale === 'ar' ? ['فل', 'كامل'] : ['fully', 'loaded'];
  const typed = [locale === 'ar' ? 'رنج روفر' : 'range rover', ...ignored].join(' ');
  return (
    <RoutedList
      stock={stock}
      search={`?q=${encodeURIComponent(typed)}`}
      ignoredWords={() => ignored}
      response={(query) => listingOf(stock, { ...query, words: undefined }, 12)}
    />
  );
}

/** Words without a match above the results; a link removes each of them. */
export const IgnoredWords: Story = { render: () => <ListWithIgnoredWords /> };

/** No results: the smallest changes that have some. */
export const Closest: Story = {
  render: () => (
    <RoutedList stock={stock} search="?models=XF&states=used&display_price.to=900000" />
  ),
};

/** All ranges with histograms. */
export const Ranges: Story = {
  render: () => (
    <RoutedList
      stock={stock}
      enabledFilters={['display_price', 'mileage', 'production_year', 'power']}
      search="?display_price.from=450000&mileage.to=40000&production_year.from=2024"
    />
  ),
};

/** No single change helps. */
export const Empty: Story = {
  render: () => <RoutedList stock={stock} search="?models=XF&states=used&display_price.to=1000" />,
};

export const Loading: Story = {
  args: {
    listing: listingOf([], everything),
    query: everything,
    basePath: '/vehicles',
    loading: true,
  },
};

const long = 'سيارة رياضية متعددة الاستخدامات بقاعدة عجلات طويلة وإصدار خاص محدود';

export const LongTexts: Story = {
  render: () => (
    <RoutedList
      headline={`${long} في جميع الوكلاء`}
      stock={stock.map((vehicle, index) =>
        rawVehicle({
          ...vehicle,
          model_display_name: long,
          version: 'P530 Autobiography Long Wheelbase Carpathian Edition',
          availability: 'متوفرة للتسليم خلال أسبوعين من تاريخ تأكيد الحجز لدى الوكيل',
          engine_type: 'mild_hybrid, petrol',
          mileage: 184_250 + index,
        }),
      )}
      search={`?models=${encodeURIComponent(long)}++Defender++Range+Rover++XF++F-TYPE`}
    />
  ),
};
