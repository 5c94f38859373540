import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { sameSizeCarousel } from './same-size-carousel.definition.js';

const meta = {
  title: 'Blocks/Same-size carousel',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: sameSizeCarousel },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = sameSizeCarousel.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] article')];
    canvasElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await slideInView(slides.at(-1));
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Adjacent: Story = { args: { fields: { carousel_view_options: 'adjacent_slides' } } };
export const OneSize: Story = {
  name: 'All slides are of one size, whatever they say [B-3-254]',
  args: {
    groups: groups.map((group, at) => (at === 1 ? { ...group, ...longText, image: {} } : group)),
  },
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] article')];
    await expect(slides).toHaveLength(groups.length);
    const boxes = slides.map((slide) => slide.getBoundingClientRect());
    for (const { width, height } of boxes) {
      await expect(Math.abs(width - (boxes[0]?.width ?? 0))).toBeLessThan(1);
      await expect(Math.abs(height - (boxes[0]?.height ?? 0))).toBeLessThan(1);
    }
  },
};
export const TwoCards: Story = { args: { groups: groups.slice(0, 2) } };
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' } } };
export const AllWhite: Story = { args: { fields: { slider_theme: 'all-white-theme' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: groups.map((group, at) => (at === 1 ? { ...group, ...longText } : group)),
  },
};
