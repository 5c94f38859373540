import type { Meta, StoryObj } from '@storybook/react-vite';
import { noVehicles } from '../../shared/stock/StockListBlock.js';
import { someVehicles } from '../../shared/stock/vehicles.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { stockLocatorOverseas } from './stock-locator-overseas.definition.js';

const reduced = {
  ...someVehicles,
  data: someVehicles.data.map((vehicle, index) => ({
    ...vehicle,
    sale_price: index % 2 === 0 ? vehicle.msrp_price - 24_000 : vehicle.msrp_price,
  })),
};

const meta = {
  title: 'Blocks/Stock locator overseas',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: stockLocatorOverseas, state: { state: 'ready', value: reduced } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const Loading: Story = { args: { state: undefined } };
export const Empty: Story = { args: { state: { state: 'ready', value: noVehicles } } };
export const LongText: Story = {
  args: { fields: { vehicles: JSON.stringify({ headline: longText.title, list: [] }) } },
};
