import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { firstTab } from '../../shared/form-tabs/form-tabs.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { expandedEntryFormTabs } from './expanded-entry-form-tabs.definition.js';

const groups = expandedEntryFormTabs.sample.ar.groups ?? [];

const meta = {
  title: 'Blocks/Expanded entry forms with tabs (standard)',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: {
    definition: expandedEntryFormTabs,
    // Groups of a story are numbered after their block.
    state: { state: 'ready', value: { ...firstTab, tab: 'story-1' } },
  },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    canvas.getAllByRole('tab')[0]?.focus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('textbox')[0]).toBeVisible();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const MoreTabs: Story = {
  args: { groups: [...groups, ...groups], fields: { top_tabs_limit: 3, tab_x_padding: 40 } },
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    canvasElement.querySelector('summary')?.click();
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};
export const OneTab: Story = { args: { groups: groups.slice(0, 1) } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = { args: { groups: [], state: undefined } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({ ...group, ...longText, tab_label: longText.title })),
  },
};
