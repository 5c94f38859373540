import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { sectionTabs } from './section-tabs.definition.js';

const meta = {
  title: 'Blocks/Section tabs',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: sectionTabs },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = sectionTabs.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findAllByRole('tab');
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    tabs[0]?.focus();
    await userEvent.keyboard(forward);
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getByRole('tabpanel')).toBeVisible();
    await userEvent.keyboard(`${forward}${forward}`);
    await expect(tabs[0]).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const OnlyJumps: Story = {
  args: {
    groups: groups.map(({ tab_label, section_id }) => ({ tab_label, section_id })),
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({ ...group, ...longText, tab_label: longText.title })),
  },
};
