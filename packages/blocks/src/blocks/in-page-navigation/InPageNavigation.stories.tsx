import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { inPageNavigation } from './in-page-navigation.definition.js';

const meta = {
  title: 'Blocks/In-page navigation',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: inPageNavigation },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = inPageNavigation.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [top, ...links] = await within(canvasElement).findAllByRole('link');
    top?.focus();
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const TenEntries: Story = {
  args: { groups: [...groups, ...groups, ...groups.slice(0, 2)] },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: groups.map((group) => ({ ...group, label: longText.title })) },
};
