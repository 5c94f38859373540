import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { imageTabs } from './image-tabs.definition.js';

const meta = {
  title: 'Blocks/Image tabs',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: imageTabs },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = imageTabs.sample.ar.groups ?? [];
const counted = (blocks_count: number): Story => ({
  args: { groups: groups.slice(0, 1).map((group) => ({ ...group, blocks_count })) },
});

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{End}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(location.hash).toBe('#outside');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const OneBlock: Story = counted(1);
export const TwoBlocks: Story = counted(2);
export const FourBlocks: Story = {
  args: {
    groups: groups.slice(0, 1).map((group) => ({
      ...group,
      blocks_count: 4,
      block_4_image: group.block_1_image,
      block_4_title: group.block_1_title,
      block_4_paragraph: group.block_1_paragraph,
    })),
  },
};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({
      ...group,
      tab_label: longText.title,
      block_1_title: longText.title,
      block_1_paragraph: longText.paragraph,
    })),
  },
};
