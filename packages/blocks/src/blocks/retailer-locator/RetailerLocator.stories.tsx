import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { retailerLocator } from './retailer-locator.definition.js';

const meta = {
  title: 'Blocks/Retailer locator',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: retailerLocator },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { fields: { title: {}, paragraph: {} } } };
export const LongText: Story = { args: { fields: { ...longText } } };
