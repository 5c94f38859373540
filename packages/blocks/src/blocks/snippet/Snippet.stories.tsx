import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { snippet } from './snippet.definition.js';

const meta = {
  title: 'Blocks/Snippet',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: snippet },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondaryButtons: Story = { args: { fields: { button_style: 'secondary' } } };
export const TitleAlone: Story = {
  args: { fields: { paragraph: {}, 'rdx-buttons': [], header_size: 'xl' } },
};
export const TextAlone: Story = { args: { fields: { title: {}, font_size: 'small-size' } } };
export const WithIconAndLines: Story = {
  args: { fields: { header_icon: 'car', border_grid_class: 'border-top-bottom' } },
};
export const NoSpace: Story = { args: { fields: { padding_grid_class: 'y-space-0' } } };
export const Empty: Story = { args: { fields: { title: {}, paragraph: {}, 'rdx-buttons': [] } } };
export const LongText: Story = { args: { fields: longText } };
