import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atWidth } from '../../stories/at-width.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { contentBlocks } from './content-blocks.definition.js';

const meta = {
  title: 'Blocks/Content blocks',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: contentBlocks },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = contentBlocks.sample.ar.groups ?? [];

export const Default: Story = {};
export const OneColumn: Story = {
  args: { fields: { 'col-numbers': '1', 'image-ratio': '16-6-5' }, groups: groups.slice(0, 1) },
};
export const TwoColumns: Story = {
  args: { fields: { 'col-numbers': '2' }, groups: groups.slice(0, 2) },
};
const perRow = (root: HTMLElement) => {
  const tops = [...root.querySelectorAll('[data-columns] > *')].map(
    (item) => item.getBoundingClientRect().top,
  );
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
};

export const FourColumns: Story = {
  name: 'Four columns: one a row on a phone, at most two on a tablet [B-3-262] [B-3-406]',
  args: { fields: { 'col-numbers': '4' }, groups: [...groups, ...groups.slice(0, 2)] },
  play: async ({ canvasElement }) => {
    const rows = [700, 900, 1300].map((width) => atWidth(canvasElement, width, perRow));
    await expect(rows).toEqual([1, 2, 4]);
  },
};
export const Grey: Story = { args: { fields: { box_color: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { box_color: 'dark-theme' } } };
export const Black: Story = { args: { fields: { box_color: 'black-theme' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: groups.map((group) => ({ ...group, ...longText })) },
};
