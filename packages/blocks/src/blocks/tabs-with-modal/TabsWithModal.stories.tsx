import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { tabsWithModal } from './tabs-with-modal.definition.js';

const meta = {
  title: 'Blocks/Tabs with modal',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: tabsWithModal },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = tabsWithModal.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  name: 'Modal open by keyboard',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('tab');
    const opener = canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
    if (!opener) throw new Error('There is no button for the modal.');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const WithoutPicture: Story = {
  args: { groups: groups.map((group) => ({ ...group, image: undefined })) },
};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({
      ...group,
      ...longText,
      tab_label: longText.title,
      modal_label: longText.title,
      modal_content: longText.paragraph,
    })),
  },
};
