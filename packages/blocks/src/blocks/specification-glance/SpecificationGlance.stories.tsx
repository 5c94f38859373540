import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atWidth } from '../../stories/at-width.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { specificationGlance } from './specification-glance.definition.js';

const meta = {
  title: 'Blocks/Specification-glance',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: specificationGlance },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = specificationGlance.sample.ar.groups ?? [];

export const Default: Story = {};
export const OneColumn: Story = { args: { fields: { 'col-numbers': '1' } } };
export const TwoColumns: Story = { args: { fields: { 'col-numbers': '2' } } };
export const ThreeColumns: Story = { args: { fields: { 'col-numbers': '3' } } };
/** Number of items in each row. */
const rows = (root: HTMLElement) => {
  const tops = [...root.querySelectorAll('[data-columns] > *')].map((item) =>
    Math.round(item.getBoundingClientRect().top),
  );
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
};

export const FiveOfFour: Story = {
  name: 'Five of four columns: a row of four and one more [B-3-265]',
  args: { groups: [...groups, ...groups.slice(0, 1)] },
  play: async ({ canvasElement }) => {
    await expect(atWidth(canvasElement, 1300, rows)).toEqual([4, 1]);
  },
};
export const WithoutIcons: Story = {
  args: { groups: groups.map(({ value, label }) => ({ value, label })) },
};
export const Empty: Story = { args: { fields: { title: {} }, groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({ ...group, value: longText.title, label: longText.title })),
  },
};
