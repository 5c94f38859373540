import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { extendedWarrantyForm } from './extended-warranty-form.definition.js';

const meta = {
  title: 'Blocks/Extended warranty form',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: {
    definition: extendedWarrantyForm,
    state: { state: 'ready', value: { data: testDriveForm } },
  },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPrices: Story = { args: { fields: { price_table: '' } } };
export const OneColumn: Story = {
  args: { fields: { has_two_columns: false, button_position: 'left' } },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('textbox');
    first?.focus();
    await userEvent.keyboard('سارة');
    await expect(first).toHaveValue('سارة');
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = {
  args: { fields: { title: {}, price_table: '', form_id: '' }, state: undefined },
};
export const LongText: Story = {
  args: {
    fields: {
      title: longText.title,
      price_table: JSON.stringify([{ model: longText.title, from_price: 123456 }]),
    },
  },
};
