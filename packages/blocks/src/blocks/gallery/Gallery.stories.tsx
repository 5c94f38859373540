import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { gallery } from './gallery.definition.js';

const meta = {
  title: 'Blocks/Gallery',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: gallery },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = gallery.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const pictures = () => canvasElement.querySelectorAll('figure').length;
    await expect(pictures()).toBe(groups.length);
    const inside = canvas.getByRole('button', { name: /^(الداخل|Inside)$/ });
    inside.focus();
    await userEvent.keyboard('{Enter}');
    await expect(inside).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures()).toBe(3);
    canvas.getByRole('button', { name: /^(الشريحة|Slide) 3/ }).focus();
    await userEvent.keyboard('{Enter}');
    await slideInView(canvasElement.querySelectorAll('figure')[2]);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Video: Story = {
  args: { groups: groups.slice(1, 3) },
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^(تشغيل|Play)/ }).focus();
    await userEvent.keyboard('{Enter}');
    // Nothing of YouTube loads before consent.
    await canvas.findByRole('button', { name: /^(أوافق|Agree)/ });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const [, second] = canvasElement.querySelectorAll('[data-choices] > button');
    await userEvent.click(second as Element);
    await canvas.findByRole('link', { name: /^(تشغيل|Play)/ });
  },
};
export const OneCategory: Story = {
  args: { groups: groups.map(({ category, ...group }) => group) },
};
export const Forty: Story = {
  args: { groups: Array.from({ length: 40 }, (_, at) => groups[at % groups.length] ?? {}) },
};
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' } } };
export const AllWhite: Story = { args: { fields: { slider_theme: 'all-white-theme' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: groups.map((group) => ({ ...group, title: longText.title, category: longText.title })),
  },
};
