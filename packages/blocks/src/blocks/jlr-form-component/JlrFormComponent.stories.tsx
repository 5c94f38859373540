import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { jlrFormComponent } from './jlr-form-component.definition.js';

const meta = {
  title: 'Blocks/Form component (jlr-form-component)',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: {
    definition: jlrFormComponent,
    state: { state: 'ready', value: { data: testDriveForm } },
  },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const [first] = within(canvasElement).getAllByRole('textbox');
    first?.focus();
    await userEvent.keyboard('ريم');
    await expect(first).toHaveValue('ريم');
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const AtTheLeft: Story = { args: { fields: { form_position: 'left' } } };
export const AtTheRight: Story = { args: { fields: { form_position: 'right' } } };
export const TwoColumns: Story = { args: { fields: { has_two_columns: true } } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = { args: { fields: { form_id: '' }, state: undefined } };
export const LongText: Story = { args: { fields: { title: longText.title } } };
