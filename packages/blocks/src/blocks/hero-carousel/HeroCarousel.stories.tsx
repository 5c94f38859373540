import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { heroCarousel } from './hero-carousel.definition.js';

const meta = {
  title: 'Blocks/Hero carousel',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: heroCarousel, place: 0 },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = heroCarousel.sample.ar.groups ?? [];
const one = groups.slice(0, 1);

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const track = canvasElement.querySelector<HTMLElement>('[tabindex="0"]');
    track?.focus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await slideInView(track?.children[1]);
    await userEvent.keyboard('{Home}');
    await slideInView(track?.children[0]);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pause = within(canvasElement).queryByRole('button', { name: /^(إيقاف|Pause)/ });
    await expect(pause === null).toBe(calm);
    pause?.focus();
    await userEvent.keyboard('{Enter}');
    if (pause) await waitFor(() => expect(pause).toHaveAccessibleName(/^(تشغيل|Start)/));
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const OneSlide: Story = { args: { groups: one } };
export const Light: Story = { args: { fields: { slider_theme: 'light-theme' }, groups: one } };
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' }, groups: one } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' }, groups: one } };
export const AllWhite: Story = {
  args: { fields: { slider_theme: 'all-white-theme' }, groups: one },
};
export const Wide: Story = { args: { fields: { has_wide_ratio: true } } };
export const Banner: Story = { args: { fields: { has_banner: true } } };
export const Ffi: Story = { args: { fields: { is_ffi: true } } };
export const Mxo: Story = { args: { fields: { has_mxo: true } } };
export const WithoutAutoplay: Story = {
  args: { fields: { is_autoplay: false, has_timer: false } },
};
export const BackgroundVideo: Story = {
  args: {
    groups: one.map((slide) => ({
      ...slide,
      video_type: 'video_background',
      desktop_video_url: '/videos/desert.mp4',
    })),
  },
};
export const Video: Story = {
  args: { groups: one.map((slide) => ({ ...slide, desktop_video_url: '/videos/desert.mp4' })) },
};
export const VideoOfTheVideoSite: Story = {
  args: {
    groups: one.map((slide) => ({ ...slide, desktop_video_url: 'https://youtu.be/aaaaaaaaaaa' })),
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: one.map((slide) => ({ ...slide, ...longText })) },
};
