import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { quote } from './quote.definition.js';

const meta = {
  title: 'Blocks/Quote',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: quote },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Left: Story = { args: { fields: { section_class: 'left' } } };
export const Right: Story = { args: { fields: { section_class: 'right' } } };
export const Justified: Story = {
  args: { fields: { quote: longText.paragraph, section_class: 'right', justify_text: true } },
};
export const WithoutAuthor: Story = { args: { fields: { author: {}, author_position: {} } } };
export const Empty: Story = { args: { fields: { quote: {}, author: {}, author_position: {} } } };
export const LongText: Story = {
  args: {
    fields: { quote: longText.paragraph, author: longText.title, author_position: longText.title },
  },
};
