import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { imageBox } from './image-box.definition.js';

const meta = {
  title: 'Blocks/Image-box',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: imageBox },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reversed: Story = { args: { fields: { is_reversed: true } } };
export const LeftToRight: Story = { args: { fields: { dir: 'ltr' } } };
export const Top: Story = { args: { fields: { vertical_alignment: 'top' } } };
export const Bottom: Story = { args: { fields: { vertical_alignment: 'bottom' } } };
export const BigText: Story = { args: { fields: { font_size: 'big', header_icon: 'check' } } };
export const WithoutPicture: Story = { args: { fields: { image: { id: '', alt: {} } } } };
export const PictureAlone: Story = {
  args: { fields: { title: {}, paragraph: {}, 'rdx-link': {} } },
};
export const Empty: Story = {
  args: { fields: { image: { id: '', alt: {} }, title: {}, paragraph: {}, 'rdx-link': {} } },
};
export const LongText: Story = { args: { fields: longText } };
