import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { infoSystem } from './info-system.definition.js';

const meta = {
  title: 'Blocks/Info system',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: infoSystem },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = infoSystem.sample.ar.groups ?? [];

export const Default: Story = {};
export const SecondOption: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole<HTMLSelectElement>('combobox');
    const before = within(canvasElement).getByRole('heading', { level: 2 }).textContent;
    await userEvent.selectOptions(list, list.options[1]?.value ?? '');
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).not.toHaveTextContent(
      before ?? '',
    );
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole<HTMLSelectElement>('combobox');
    const title = () => within(canvasElement).getByRole('heading', { level: 2 }).textContent;
    const before = title();
    list.focus();
    await pressKey('End');
    await waitFor(() => expect(title()).not.toBe(before));
    await expect(list).toHaveFocus();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const OneOption: Story = { args: { groups: groups.slice(0, 1) } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { labels: longText.title },
    groups: groups.map((group) => ({
      ...group,
      option_label: longText.title,
      block_1_title: longText.title,
      block_1_paragraph: longText.paragraph,
    })),
  },
};
