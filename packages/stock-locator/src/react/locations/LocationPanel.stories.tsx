import type { StockFeature } from '@mawkib/core/settings';
import { Section } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { locationsOf } from '../../fixtures/locations.js';
import { RoutedList } from '../../fixtures/RoutedList.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';

interface Args {
  search?: string;
  features?: readonly StockFeature[];
  away?: boolean;
  country?: string;
  map?: boolean;
}

const stock = rawVehicles(9);
/** A local tile, so that stories do not request another host. */
const tilesUrl = '/services/media/images/texture/sand-ripples/640x360.jpg?{z}{x}{y}';

function Locations({ search, features, map, ...rest }: Args) {
  const options = { ...rest, map: { tilesUrl: map ? tilesUrl : '', attribution: '© Mawkib' } };
  return (
    <Section>
      <RoutedList
        stock={stock}
        search={search}
        features={features}
        enabledFilters={['models', 'states', 'colors']}
        findLocations={(query) => locationsOf(query, options)}
      />
    </Section>
  );
}

const meta = {
  title: 'Stock locator/Search by place',
  component: Locations,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Locations>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const title = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.mk-stock-places-title');
    if (!found) throw new Error('The list is not there yet');
    return found;
  });
  await userEvent.click(title);
  await waitFor(() => expect(canvas.getAllByRole('form')[0]).toBeVisible());
};
const withRetailers: Story['play'] = async (context) => {
  await opened(context);
  const button = context.canvasElement.querySelector<HTMLElement>('.mk-stock-places-open');
  await userEvent.click(button as HTMLElement);
  await within(context.canvasElement).findByRole('list', { name: /الوكلاء|Retailers/ });
};

export const Closed: Story = {};
export const Open: Story = { play: opened };
export const Australia: Story = { args: { country: 'AU' }, play: opened };
export const FoundByPostcode: Story = { args: { search: '?_postcode=12002' } };
export const FoundByState: Story = { args: { search: '?_state=Dubai' } };
export const FoundRetailer: Story = { args: { search: '?_retailer=MKDXB02' } };
export const SeveralLocalities: Story = { args: { search: '?_postcode=12005' } };
export const NoRetailer: Story = {
  args: { search: '?_postcode=99999' },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
export const UnknownRetailer: Story = { args: { search: '?_retailer=gone' } };
export const SearchFails: Story = { args: { search: '?_state=Dubai', away: true } };
export const Retailers: Story = { args: { search: '?_postcode=12002' }, play: withRetailers };
export const RetailersOnAMap: Story = {
  args: { search: '?_postcode=12002', map: true },
  play: withRetailers,
};
export const DistanceAlone: Story = { args: { features: ['postcode_filter'] } };
export const SwitchedOff: Story = { args: { features: [] } };
