import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { masonry } from './masonry.definition.js';

const meta = {
  title: 'Blocks/Masonry',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: masonry },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const none = { id: '', alt: {} };
const video = '/videos/desert.mp4';

export const Default: Story = {};
export const VideoTop: Story = { args: { fields: { video } } };
export const ByKeyboard: Story = {
  args: { fields: { video } },
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const film = canvasElement.querySelector('video') as HTMLVideoElement;
    const play = spyOn(film, 'play').mockResolvedValue(undefined);
    film.pause();
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveBeenCalledOnce();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const VideoBottom: Story = {
  args: { fields: { video, img_video_grid: 'video-bottom', disable_autoplay: true } },
};
export const WithoutAutoplay: Story = { args: { fields: { video, disable_autoplay: true } } };
export const OfTheVideoSite: Story = {
  args: { fields: { video: 'https://youtu.be/aaaaaaaaaaa' } },
};
export const TwoPictures: Story = { args: { fields: { image_3: none } } };
export const OnePicture: Story = { args: { fields: { image_2: none, image_3: none } } };
export const VideoAlone: Story = {
  args: {
    fields: { video, disable_autoplay: true, image_1: none, image_2: none, image_3: none },
  },
};
export const Empty: Story = {
  args: { fields: { title: {}, image_1: none, image_2: none, image_3: none } },
};
export const LongText: Story = { args: { fields: { title: longText.title } } };
