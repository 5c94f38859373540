import type { Meta, StoryObj } from '@storybook/react-vite';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { formComponent } from './form-component.definition.js';

const meta = {
  title: 'Blocks/Form component',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: {
    definition: formComponent,
    state: { state: 'ready', value: { data: testDriveForm } },
  },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneColumn: Story = { args: { fields: { has_two_columns: false } } };
export const ButtonAtCentre: Story = { args: { fields: { button_position: 'center' } } };
export const ButtonAtLeft: Story = { args: { fields: { button_position: 'left' } } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = { args: { fields: { form_id: '' }, state: undefined } };
export const LongText: Story = { args: { fields: { title: longText.title } } };
