// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { mediaThat, show } from '../block.fixture.js';
import { masonry } from './masonry.definition.js';
import { fixtures } from './masonry.fixture.js';

vi.stubGlobal(
  'matchMedia',
  mediaThat(() => false),
);

const none = { id: '', alt: {} };

describe('masonry', () => {
  it('shows three pictures and a video [B-3-277]', async () => {
    const { root } = await show(fixtures[0]);
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'The coast',
      'The seats',
      'The wheel',
    ]);
    expect(root.querySelector('video source')?.getAttribute('src')).toBe('/films/coast.mp4');
    expect(root.querySelector('h3')?.textContent).toBe('Along the coast');
  });

  it('puts the video above or below its pictures [B-3-275]', async () => {
    const { options } = masonry.fields.img_video_grid.attrs;
    expect(options?.map(({ value }) => value)).toEqual(['video-top', 'video-bottom']);
    const place = async (img_video_grid: string) =>
      (await show(fixtures[0], { fields: { img_video_grid } })).root
        .querySelector('ul')
        ?.parentElement?.getAttribute('data-video');
    expect(await place('video-bottom')).toBe('video-bottom');
    expect(await place('video-top')).toBe('video-top');
  });

  it('plays its video automatically, muted and in a loop by default [B-3-276]', async () => {
    const playing = (await show(fixtures[0])).root.querySelector('video');
    expect([playing?.autoplay, playing?.loop, playing?.controls]).toEqual([true, true, false]);
    const fields = { disable_autoplay: true };
    const waiting = (await show(fixtures[0], { fields })).root.querySelector('video');
    expect([waiting?.autoplay, waiting?.controls]).toEqual([false, true]);
  });

  it('never treats an address of the video site as a file', async () => {
    const { root } = await show(fixtures[0], { fields: { video: 'https://youtu.be/aaaaaaaaaaa' } });
    expect(root.querySelector('video')).toBeNull();
  });

  it('closes the gaps of pictures that are missing', async () => {
    const { root } = await show(fixtures[0], { fields: { image_2: none } });
    expect(root.querySelector('ul')?.dataset.count).toBe('2');
    const empty = await show(fixtures[0], {
      fields: { image_1: none, image_2: none, image_3: none, video: '' },
    });
    expect(empty.root.querySelector('ul, video')).toBeNull();
  });
});
