import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { carRent } from './car-rent.definition.js';

const meta = {
  title: 'Blocks/Car rent',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: carRent },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { fields: { title: {}, paragraph: {} } } };
export const LongText: Story = { args: { fields: { ...longText } } };
