import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createTonesOf, measureTones } from './image-tones.js';
import type { Picture } from './picture.js';

/** A white sky over black ground that is grey at its right, 640 by 360. */
const scene = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#ffffff' } })
    .composite([
      { input: filled(640, 240, '#000000'), left: 0, top: 120 },
      { input: filled(160, 240, '#808080'), left: 480, top: 120 },
    ])
    .png()
    .toBuffer();

const filled = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

it('measures how light an image is at its top, sides and lower edge', async () => {
  const { ground, top, left, right } = await measureTones(await scene());
  expect(Math.min(...top)).toBeGreaterThan(0.98);
  expect(Math.max(...left)).toBeLessThan(0.02);
  expect(right[0]).toBeGreaterThan(0.15);
  expect(ground).toBe('#202020');
});

it('measures an image once, and reports one that cannot be rendered as unknown', async () => {
  const warn = vi.fn();
  const bytes = await scene();
  const get = vi.fn(async () => ({ bytes, etag: '' }));
  const picture = { id: 'a', look: '1' } as Picture;
  const tonesOf = createTonesOf({ get }, { warn });
  expect(await tonesOf(picture)).toEqual(await tonesOf(picture));
  expect(get).toHaveBeenCalledTimes(1);
  get.mockRejectedValueOnce(new Error('busy'));
  const other = { ...picture, id: 'b' };
  expect(await tonesOf(other)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await tonesOf(other)).toBeDefined();
});

it('does not keep a caller waiting for a busy encoder, and knows the tones later', async () => {
  const bytes = await scene();
  let finish = (_: { bytes: Buffer; etag: string }) => {};
  const get = () => new Promise<{ bytes: Buffer; etag: string }>((resolve) => (finish = resolve));
  const tonesOf = createTonesOf({ get }, { warn: vi.fn() });
  const picture = { id: 'a', look: '1' } as Picture;
  expect(await tonesOf(picture)).toBeUndefined();
  finish({ bytes, etag: '' });
  expect(await tonesOf(picture)).toBeDefined();
});
