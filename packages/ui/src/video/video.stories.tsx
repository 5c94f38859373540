import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { Video, type VideoProps } from './Video.js';

const texts = {
  ar: 'رينج روفر خضراء بين الكثبان عند الغسق',
  en: 'Green Range Rover among dunes at dusk',
};

function Dusk(props: Partial<VideoProps>) {
  const alt = texts[packageLocale(useLocale().locale)];
  return <Video picture={{ id: 'hero/desert-dusk-luxsuv-green', alt }} {...props} />;
}

/** A second of generated video, since the library has none. */
async function film(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const paint = canvas.getContext('2d');
  const paintLight = (at: number) => {
    if (!paint) return;
    const light = paint.createRadialGradient(at, 90, 10, at, 90, 200);
    light.addColorStop(0, '#c9b48a');
    light.addColorStop(1, '#1d211e');
    paint.fillStyle = light;
    paint.fillRect(0, 0, 320, 180);
  };
  // The recorder may miss the first frames; they are all the same.
  paintLight(0);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  for (let frame = 0; frame < 20; frame++) {
    paintLight(16 * Math.max(0, frame - 8));
    await new Promise((next) => setTimeout(next, 40));
  }
  recorder.stop();
  await stopped;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}

const meta = {
  title: 'UI/Video',
  component: Dusk,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ src: await film() })],
  render: (args, { loaded }) => <Dusk src={loaded.src} {...args} />,
} satisfies Meta<typeof Dusk>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (canvas: HTMLElement) => ({
  video: canvas.querySelector('video') as HTMLVideoElement,
  frame: canvas.querySelector('[data-video]') as HTMLElement,
});
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Player: Story = {
  play: async ({ canvasElement }) => {
    const { video } = parts(canvasElement);
    expect(video.paused).toBe(true);
    // Only a user gesture may start audible playback.
    video.muted = true;
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video.paused).toBe(false));
    await waitFor(() => expect(video).toHaveFocus());
    expect(button).not.toBeVisible();
    video.pause();
  },
};

export const Background: Story = {
  args: { background: true },
  play: async ({ canvasElement }) => {
    if (isCalm()) return;
    const { video, frame } = parts(canvasElement);
    await waitFor(() => expect(frame).toHaveAttribute('data-playing'));
    await userEvent.tab();
    const canvas = within(canvasElement);
    expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(true));
    await waitFor(() => expect(frame).not.toHaveAttribute('data-playing'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(false));
  },
};

export const PictureAlone: Story = { args: { src: undefined } };
export const WithoutPicture: Story = { args: { picture: null } };
