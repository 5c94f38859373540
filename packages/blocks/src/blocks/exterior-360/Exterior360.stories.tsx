import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { exterior360 } from './exterior-360.definition.js';

const meta = {
  title: 'Blocks/Exterior 360',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  // It would turn while its picture is taken.
  args: { definition: exterior360, fields: { has_autostart: false } },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const frames = (root: Element) => root.querySelectorAll('img[data-shown], img[srcset*="spin360"]');

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider');
    slider.focus();
    for (let step = 0; step < 5; step += 1) await pressKey('ArrowUp');
    await waitFor(() => expect(frames(canvasElement)).toHaveLength(36));
    await expect(slider).toHaveAttribute('aria-valuetext', '90°');
    await pressKey('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '350°');
    const rear = canvas.getByRole('button', { name: /^(Rear|الخلف)$/ });
    rear.focus();
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', '180°');
    await expect(rear).toHaveAttribute('aria-pressed', 'true');
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
    const canvas = within(canvasElement);
    const pause = await canvas.findByRole('button', { name: /^(Pause|إيقاف)/ });
    await userEvent.click(pause);
    await canvas.findByRole('button', { name: /^(Full turn|دورة كاملة)$/ });
    await userEvent.click(canvas.getByRole('button', { name: /^(Side|الجانب)$/ }));
    await waitFor(() => expect(frames(canvasElement)).toHaveLength(36));
  },
};
export const WithoutSidebar: Story = {
  args: { fields: { has_sidebar: false, has_autostart: false } },
};
export const OfTheMarket: Story = {
  args: {
    fields: { exterior_preset: 'defender_110_sand', image: undefined, has_autostart: false },
  },
};
export const PresetWithoutPictures: Story = {
  args: { fields: { exterior_preset: 'xf_my20', image: undefined, has_autostart: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
export const WithoutPreset: Story = {
  args: { fields: { exterior_preset: '', has_autostart: false } },
};
export const WithoutTitle: Story = { args: { fields: { title: {}, has_autostart: false } } };
export const Empty: Story = {
  args: { fields: { title: {}, exterior_preset: '', image: undefined } },
};
export const LongText: Story = {
  args: { fields: { title: longText.title, has_autostart: false } },
};
