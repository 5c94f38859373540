import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { interior360 } from './interior-360.definition.js';

const meta = {
  title: 'Blocks/Interior 360',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: interior360 },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slider = await within(canvasElement).findByRole('slider');
    slider.focus();
    await pressKey('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '355°');
    await pressKey('ArrowUp');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^355°, .*6°/);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Cabin: Story = { args: { fields: { image: undefined } } };
export const DarkCabin: Story = {
  args: { fields: { image: undefined, interior_preset: 'ftype_my21' } },
};
export const PresetWithoutPictures: Story = {
  args: { fields: { interior_preset: 'xf_my20', image: undefined } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
export const WithoutPreset: Story = { args: { fields: { interior_preset: '' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = {
  args: { fields: { title: {}, interior_preset: '', image: undefined } },
};
export const LongText: Story = { args: { fields: { title: longText.title } } };
