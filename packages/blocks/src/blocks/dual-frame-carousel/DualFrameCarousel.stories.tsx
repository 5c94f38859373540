import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { dualFrameCarousel } from './dual-frame-carousel.definition.js';

const meta = {
  title: 'Blocks/Dual-frame carousel',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: dualFrameCarousel },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = dualFrameCarousel.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] article')];
    canvasElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await slideInView(slides.at(-1)?.querySelector('img'));
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Together: Story = {
  name: 'Two frames show and move together [B-3-244]',
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] article')];
    const pictures = [...(slides[1]?.querySelectorAll('img') ?? [])];
    await expect(pictures).toHaveLength(2);
    const places = () => pictures.map((picture) => picture.getBoundingClientRect().left);
    const before = places();
    canvasElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    const moved = () => places().map((place, at) => Math.round(place - (before[at] ?? 0)));
    await waitFor(() => expect(Math.abs(moved()[0] ?? 0)).toBeGreaterThan(100));
    const [large, small] = moved();
    await expect(large).toBe(small);
  },
};
export const Adjacent: Story = { args: { fields: { carousel_view_options: 'adjacent_slides' } } };
export const OneSlide: Story = { args: { groups: groups.slice(0, 1) } };
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' } } };
export const AllWhite: Story = { args: { fields: { slider_theme: 'all-white-theme' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const OneFrame: Story = { args: { groups: groups.map(({ image_2, ...group }) => group) } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: groups.map((group, at) => (at === 0 ? { ...group, ...longText } : group)) },
};
