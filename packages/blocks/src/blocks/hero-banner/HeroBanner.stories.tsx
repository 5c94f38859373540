import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { heroBanner } from './hero-banner.definition.js';

const meta = {
  title: 'Blocks/Hero banner',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: heroBanner, place: 0 },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grey: Story = { args: { fields: { box_color: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { box_color: 'dark-theme' } } };
export const Black: Story = { args: { fields: { box_color: 'black-theme' } } };
export const WithoutPicture: Story = {
  args: { fields: { image: { id: '', alt: {} }, box_color: 'dark-theme' } },
};
export const PictureAlone: Story = { args: { fields: { heading: {} } } };
export const Empty: Story = { args: { fields: { image: { id: '', alt: {} }, heading: {} } } };
export const LongText: Story = { args: { fields: { heading: longText.title } } };
