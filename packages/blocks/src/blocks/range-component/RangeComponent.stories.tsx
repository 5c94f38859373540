import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { rangeComponent } from './range-component.definition.js';

const meta = {
  title: 'Blocks/Range component',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: rangeComponent },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = rangeComponent.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    slider.focus();
    await pressKey('ArrowUp');
    await pressKey('ArrowUp');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('362'));
    await expect(within(canvasElement).getByRole('img')).toBeVisible();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const BigText: Story = { args: { fields: { font_size: 'big' } } };
export const WithoutPictures: Story = {
  args: { groups: groups.map((group) => ({ ...group, image: undefined })) },
};
export const OneStop: Story = { args: { groups: groups.slice(0, 1) } };
export const WithoutTitle: Story = { args: { fields: { title: {}, paragraph: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { ...longText },
    groups: groups.map((group) => ({
      ...group,
      label: longText.title,
      paragraph: longText.paragraph,
    })),
  },
};
