import type { Meta, StoryObj } from '@storybook/react-vite';
import { noVehicles } from '../../shared/stock/StockListBlock.js';
import { someVehicles } from '../../shared/stock/vehicles.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { stockLocatorCarousel } from './stock-locator-carousel.definition.js';

const many = {
  ...someVehicles,
  data: Array.from({ length: 9 }, (_, index) => {
    const [first] = someVehicles.data;
    return { ...(someVehicles.data[index % someVehicles.data.length] ?? first), id: `car${index}` };
  }),
};

const meta = {
  title: 'Blocks/Stock locator carousel',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: stockLocatorCarousel, state: { state: 'ready', value: many } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'network' } } };
export const Empty: Story = { args: { state: { state: 'ready', value: noVehicles } } };
export const LongText: Story = { args: { fields: { title: longText.title } } };
