import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useLocale } from '../locale/LocaleProvider.js';
import { Picture, type PictureProps } from './Picture.js';

const texts = {
  ar: 'ديفندر على رمال الصحراء عصرًا',
  en: 'Defender on desert sand in late-afternoon light',
};

function Desert(props: Partial<PictureProps>) {
  const alt = texts[packageLocale(useLocale().locale)];
  return <Picture image={{ id: 'hero/desert-offroader-sand', alt }} index={0} {...props} />;
}

const meta = {
  title: 'UI/Picture',
  component: Desert,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Desert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Cinema: Story = { args: { ratio: '16-6-5' } };
export const Square: Story = { args: { ratio: '1-1' } };
export const SquareOnPhone: Story = { args: { squareOnPhone: true } };
export const SingleSize: Story = { args: { fallback: { width: 900, height: 500 } } };
export const Missing: Story = {
  args: { image: { id: 'hero/nothing', alt: 'Not in the library' } },
};

export const Whole: Story = {
  args: { image: { id: 'studio/coupe-side-silver', alt: 'F-TYPE' }, contain: true, ratio: '1-1' },
};

const place = { id: 'hero/desert-offroader-sand', alt: 'Defender' };

/** A tall crop around the center, and around points at the left and right. */
export const FocalPoint: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1px' }}>
      {[undefined, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }].map((focal) => (
        <div key={focal?.x ?? 'none'} style={{ position: 'relative', blockSize: '480px' }}>
          <Picture image={focal ? { ...place, focal } : place} sizes="33vw" fill eager />
        </div>
      ))}
    </div>
  ),
};

/** URLs that a window of this width loads for the story's images. */
async function fetchedAt(width: number, canvas: HTMLElement): Promise<(string | undefined)[]> {
  const frame = document.createElement('iframe');
  frame.width = `${width}`;
  frame.style.maxInlineSize = 'none';
  canvas.ownerDocument.body.append(frame);
  await waitFor(() => expect(frame.contentWindow?.innerWidth).toBe(width));
  // Unique URLs, so that larger cached renditions are not used.
  const markup = canvas.innerHTML.replaceAll(/\.(?:avif|webp|jpg)/g, `$&?at=${width}`);
  if (frame.contentDocument) frame.contentDocument.body.innerHTML = markup;
  const sizes = await waitFor(() => {
    const images = [...(frame.contentDocument?.images ?? [])];
    const names = images.map(({ currentSrc }) => /(\d+x\d+)\.\w+\?/.exec(currentSrc)?.[1]);
    if (names.length === 0 || names.includes(undefined)) throw new Error('Nothing is fetched.');
    return names;
  });
  frame.remove();
  return sizes;
}

/** At 1x; high-density screens get what they can show. */
export const Renditions: Story = {
  name: 'Renditions switch at the breakpoints of the site [B-3-82]',
  render: () => (
    <div>
      <Desert eager />
      <Desert eager ratio="1-1" />
      <Desert eager squareOnPhone />
      <Desert eager ratio="1-1" sizes="96px" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (devicePixelRatio !== 1) return;
    for (const width of [390, 700, 740]) {
      expect(await fetchedAt(width, canvasElement)).toEqual([
        '640x360',
        '360x360',
        '360x360',
        '360x360',
      ]);
    }
    for (const width of [741, 1100, 1279]) {
      expect(await fetchedAt(width, canvasElement)).toEqual([
        '1024x576',
        '1024x1024',
        '1024x576',
        '360x360',
      ]);
    }
    for (const width of [1280, 1500, 1920]) {
      expect(await fetchedAt(width, canvasElement)).toEqual([
        '1600x900',
        '1600x1600',
        '1600x900',
        '360x360',
      ]);
    }
  },
};
