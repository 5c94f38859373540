import type { Meta, StoryObj } from '@storybook/react-vite';
import { noVehicles } from '../../shared/stock/StockListBlock.js';
import { someVehicles } from '../../shared/stock/vehicles.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { stockLocator } from './stock-locator.definition.js';

const meta = {
  title: 'Blocks/Stock locator',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: stockLocator, state: { state: 'ready', value: someVehicles } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewFilters: Story = {
  args: {
    fields: { brands: false, states: false, mileage: false, colors: false, dealers: false },
  },
};
export const PrimaryReset: Story = { args: { fields: { reset_button_theme: 'primary' } } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const Loading: Story = { args: { state: undefined } };
export const Empty: Story = { args: { state: { state: 'ready', value: noVehicles } } };
export const LongText: Story = {
  args: {
    fields: { vehicles: JSON.stringify({ headline: longText.title, list: [] }) },
  },
};
