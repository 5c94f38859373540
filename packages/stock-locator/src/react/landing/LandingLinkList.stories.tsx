import { Section, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readLandingPatterns } from '../../engine/landing/landing-patterns.js';
import { parseQuery } from '../../engine/query/search-params.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { facetsOf } from '../labels/facets.js';
import { LandingLinkList } from './LandingLinkList.js';

interface Args {
  search: string;
  patterns: readonly string[];
}

const stock = rawVehicles(60);

function Links({ search, patterns }: Args) {
  const { locale } = useLocale();
  const query = parseQuery(new URLSearchParams(search));
  return (
    <Section>
      <LandingLinkList
        patterns={readLandingPatterns(patterns)}
        query={query}
        facets={facetsOf(listingOf(stock, query).meta, locale)}
        listPath="/vehicles"
        locale={locale}
      />
    </Section>
  );
}

const meta = {
  title: 'Stock locator/Landing links',
  component: Links,
  parameters: { layout: 'fullscreen' },
  args: { search: '', patterns: ['models', 'models/colors', 'states', 'states/models'] },
} satisfies Meta<typeof Links>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfTheWholeList: Story = {};
export const OfUsedCars: Story = { args: { search: 'states=used' } };
/** All cars of the model have the same colour: no links. */
export const NothingBelow: Story = { args: { search: 'models=XF' } };
export const NarrowedList: Story = { args: { search: 'models=XF&display_price.to=1' } };
