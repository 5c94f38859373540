import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { compareImages } from './compare-images.definition.js';

const meta = {
  title: 'Blocks/Compare images',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  // It would move while its picture is taken.
  args: { definition: compareImages, fields: { has_autostart: false } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const range = canvas.getByRole('slider');
    range.focus();
    await pressKey('ArrowUp');
    await expect(range).toHaveValue('51');
    await pressKey('Home');
    await expect(range).toHaveValue('0');
    const half = canvas.getByRole('button', { name: /^(Half|النصف)$/ });
    half.focus();
    await userEvent.keyboard('{Enter}');
    await expect(range).toHaveValue('50');
  },
};
/** The setting is on, and nothing moves. */
export const ReducedMotion: Story = inCalm({
  ...ByKeyboard,
  args: { fields: { has_autostart: true } },
});
export const Autostart: Story = {
  args: { fields: { has_autostart: true } },
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const range = within(canvasElement).getByRole('slider');
    await waitFor(() => expect(range).not.toHaveValue('50'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Half|النصف)$/ }));
    await expect(range).toHaveValue('50');
  },
};
export const AtTheStart: Story = { args: { fields: { start_position: -5, has_autostart: false } } };
export const AtTheEnd: Story = { args: { fields: { start_position: 120, has_autostart: false } } };
export const WithoutSidebar: Story = {
  args: { fields: { has_sidebar: false, has_autostart: false } },
};
export const WithoutLabels: Story = {
  args: { fields: { label_before: {}, label_after: {}, has_autostart: false } },
};
export const OnePicture: Story = { args: { fields: { image_after: undefined } } };
export const Empty: Story = {
  args: { fields: { image_before: undefined, image_after: undefined } },
};
const long = { ar: longText.title.ar.slice(0, 40), en: longText.title.en.slice(0, 40) };
export const LongText: Story = {
  args: { fields: { label_before: long, label_after: long, has_autostart: false } },
};
