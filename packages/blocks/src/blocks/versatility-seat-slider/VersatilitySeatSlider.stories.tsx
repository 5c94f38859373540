import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { versatilitySeatSlider } from './versatility-seat-slider.definition.js';

const meta = {
  title: 'Blocks/Versatility seat slider',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: versatilitySeatSlider },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const noFrames = { frame_1: undefined, frame_2: undefined, frame_3: undefined, frame_4: undefined };

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    slider.focus();
    await pressKey('ArrowUp');
    await pressKey('ArrowUp');
    await waitFor(() => expect(within(canvasElement).getByText('3/4')).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByText('1/4')).not.toBeVisible());
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const TwoFrames: Story = { args: { fields: { frame_3: undefined, frame_4: undefined } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { fields: noFrames } };
export const LongText: Story = {
  args: {
    fields: {
      title: longText.title,
      frame_1: { id: 'interior/front-seats', alt: longText.title },
      counter: longText.title,
    },
  },
};
