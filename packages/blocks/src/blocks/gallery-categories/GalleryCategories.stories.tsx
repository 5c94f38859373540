import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { galleryCategories } from './gallery-categories.definition.js';

const meta = {
  title: 'Blocks/Gallery categories',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: galleryCategories },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = galleryCategories.sample.ar.groups ?? [];

export const Default: Story = {};
export const Three: Story = { args: { groups: groups.slice(0, 3) } };
export const Two: Story = { args: { groups: groups.slice(0, 2) } };
export const One: Story = { args: { groups: groups.slice(0, 1) } };
export const WithoutLinks: Story = {
  args: { groups: groups.map((group) => ({ ...group, 'rdx-link': undefined })) },
};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({ ...group, label: longText.title })),
  },
};
