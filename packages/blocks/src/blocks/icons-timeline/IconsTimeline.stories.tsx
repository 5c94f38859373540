import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { iconsTimeline } from './icons-timeline.definition.js';

const meta = {
  title: 'Blocks/Icons timeline',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: iconsTimeline },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = iconsTimeline.sample.ar.groups ?? [];
const many = Array.from({ length: 5 }, () => groups).flat();

export const Default: Story = {};
export const TwoStations: Story = { args: { groups: groups.slice(0, 2) } };
export const Seven: Story = { args: { groups: many.slice(0, 7) } };
export const Twenty: Story = { args: { groups: many } };
export const WithoutIcons: Story = {
  args: { groups: groups.map(({ title, paragraph }) => ({ title, paragraph })) },
};
export const Empty: Story = { args: { fields: { title: {} }, groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map(({ icon }) => ({ icon, ...longText })),
  },
};
