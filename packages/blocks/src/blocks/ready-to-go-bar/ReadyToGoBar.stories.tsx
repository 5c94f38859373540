import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { readyToGoBar } from './ready-to-go-bar.definition.js';

const meta = {
  title: 'Blocks/Ready-to-go bar',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: readyToGoBar },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = readyToGoBar.sample.ar.groups ?? [];

export const Default: Story = {};
export const TwoLinks: Story = { args: { groups: groups.slice(0, 2) } };
export const Hidden: Story = {
  args: { fields: { hide_block: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('navigation')).toBeNull());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link');
    links[0]?.focus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      'rdx-link': { ...(group['rdx-link'] as object), label: longText.title },
    })),
  },
};
