import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { jlrMapUpdate } from './jlr-map-update.definition.js';

const meta = {
  title: 'Blocks/Map update guide',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: jlrMapUpdate },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Types a VIN and presses Enter. */
const type =
  (vin: string): Play =>
  async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole('textbox');
    input.focus();
    await userEvent.keyboard(`${vin}{Enter}`);
  };

const step = (root: HTMLElement, wanted: number) =>
  waitFor(() => expect(root.querySelector(`[data-step="${wanted}"]`)).not.toBeNull());

export const Default: Story = {};
export const NotRecognised: Story = { play: type('SALEA7BW') };
export const Drive: Story = {
  name: 'Second step',
  play: async (context) => {
    await type('salea7bw6n21٠٤417')(context);
    await step(context.canvasElement, 2);
  },
};
export const ByKeyboard: Story = {
  name: 'Third step, by keyboard',
  play: async (context) => {
    await type('SALEA7BW6N2104417')(context);
    await step(context.canvasElement, 2);
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step(context.canvasElement, 3);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Empty: Story = {
  args: {
    fields: {
      step_1_heading: {},
      step_1_content: {},
      step_1_image: undefined,
      vin_label: {},
      vin_placeholder: {},
      vin_button: {},
    },
  },
};
export const LongText: Story = {
  args: {
    fields: {
      step_1_heading: longText.title,
      step_1_content: longText.paragraph,
      vin_label: longText.title,
      vin_button: longText.title,
      error_text: longText.paragraph,
    },
  },
  play: type('X'),
};
