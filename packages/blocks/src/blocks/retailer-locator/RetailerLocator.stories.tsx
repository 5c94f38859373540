import { MapsProvider } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import type { LocatorData, LocatorRetailer } from './locator-data.js';
import { retailerLocator } from './retailer-locator.definition.js';

const maps = {
  script: null,
  /** Tiles as one data URL, so that the story makes no requests. */
  tilesUrl:
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22256%22 height=%22256%22%3E%3Crect width=%22256%22 height=%22256%22 fill=%22%23f1efea%22/%3E%3Cpath d=%22M90 0V256M0 170H256%22 stroke=%22%23fff%22 stroke-width=%229%22/%3E%3C/svg%3E',
  attribution: '© Mawkib',
};

const retailer = (id: string, more: Partial<LocatorRetailer>): LocatorRetailer => ({
  id,
  name: 'موكب شارع الشيخ زايد',
  address: 'شارع الشيخ زايد، القوز الأولى',
  city: 'دبي',
  zip_code: null,
  phone: '+971 4 555 0110',
  opening_hours: 'من السبت إلى الخميس، 9:00 إلى 21:00',
  hours: null,
  services: ['sales', 'service'],
  brands: ['Land Rover', 'Jaguar'],
  at: { latitude: 25.1642, longitude: 55.2436 },
  href: '/retailers/mkdxb01',
  ...more,
});
const data: LocatorData = {
  retailers: [
    retailer('dxb', {}),
    retailer('auh', {
      name: 'موكب الكورنيش',
      address: 'شارع الكورنيش',
      city: 'أبوظبي',
      at: { latitude: 24.47, longitude: 54.35 },
      services: ['sales'],
    }),
    retailer('shj', { name: 'مركز خدمة الشارقة', city: 'الشارقة', services: ['body_repair'] }),
  ],
  brands: [
    { value: 'Land Rover', label: 'لاند روفر' },
    { value: 'Jaguar', label: 'جاكوار' },
  ],
  services: ['sales', 'service', 'body_repair'],
};

const meta = {
  title: 'Blocks/Retailer locator',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: retailerLocator, state: { state: 'ready', value: data } },
  decorators: [
    (Story) => (
      <MapsProvider value={maps}>
        <Story />
      </MapsProvider>
    ),
  ],
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('ابوظبي');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('موكب الكورنيش')).toBeVisible();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const NoResults: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'xyz');
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};
export const WithoutMaps: Story = {
  decorators: [
    (Story) => (
      <MapsProvider value={null}>
        <Story />
      </MapsProvider>
    ),
  ],
};
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const Empty: Story = { args: { state: undefined } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    state: {
      state: 'ready',
      value: {
        ...data,
        retailers: data.retailers.map((each) => ({
          ...each,
          name: longText.title.ar,
          address: longText.paragraph.en,
        })),
      },
    },
  },
};
