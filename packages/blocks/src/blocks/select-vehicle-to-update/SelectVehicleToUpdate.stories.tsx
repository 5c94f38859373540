import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { selectVehicleToUpdate } from './select-vehicle-to-update.definition.js';

const meta = {
  title: 'Blocks/Select vehicle to update',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: selectVehicleToUpdate },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const select =
  (parent: string, child: string): Play =>
  async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('combobox');
    await userEvent.selectOptions(first as HTMLElement, parent);
    await userEvent.selectOptions(second as HTMLElement, child);
    (second as HTMLElement).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  };

export const Default: Story = {};
export const TwoUpdates: Story = {
  play: async (context) => {
    await select('range-rover', '2019')(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelectorAll('[aria-haspopup="dialog"]')).toHaveLength(2),
    );
  },
};
export const NoUpdate: Story = { play: select('range-rover', '2020'), args: { groups: [] } };
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button');
    await userEvent.click(button as HTMLElement);
    await expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(2);
  },
};
export const ByKeyboard: Story = {
  name: 'Modal open by keyboard',
  play: async (context) => {
    await select('defender', '2021')(context);
    const root = context.canvasElement;
    await waitFor(() => expect(root.querySelector('[aria-haspopup="dialog"]')).not.toBeNull());
    root.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(root).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Empty: Story = { args: { fields: { title: {}, mapper: '' }, groups: [] } };
export const LongText: Story = {
  args: {
    fields: {
      title: longText.title,
      parent_label: longText.title,
      button_text: longText.title,
      result_text: longText.paragraph,
    },
    groups: [
      {
        subblock_key: 'online',
        button_text: longText.title,
        modal_title: longText.title,
        description: longText.paragraph,
      },
    ],
  },
  play: select('defender', '2021'),
};
