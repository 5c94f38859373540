import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { vinChecker } from './vin-checker.definition.js';

const meta = {
  title: 'Blocks/VIN checker',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: vinChecker },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a VIN and presses Enter. */
const check = (vin: string): Story => ({
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole('textbox');
    input.focus();
    await userEvent.keyboard(`${vin}{Enter}`);
  },
});

export const Default: Story = {};
export const Affected: Story = check('salea7bw6n2104417');
export const NotAffected: Story = check('SALEA7BW6N2104499');
export const Malformed: Story = check('SALEA7');
export const ByKeyboard: Story = {
  name: 'Blank',
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole('textbox');
    input.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/VIN|الهيكل/);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const SmallAtLeft: Story = { args: { fields: { alignment: 'left', height: 'small' } } };
export const LargeAtRight: Story = { args: { fields: { alignment: 'right', height: 'large' } } };
export const Empty: Story = { args: { fields: { label: {}, button_text: {}, vin_list: {} } } };
export const LongText: Story = {
  args: {
    fields: {
      label: longText.title,
      button_text: longText.title,
      positive_text: longText.paragraph,
    },
  },
  ...check('SALYA123456789012'),
};
