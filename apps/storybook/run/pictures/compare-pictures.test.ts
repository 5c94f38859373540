import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

/** A grey picture with a square of another shade. */
async function picture({ side = 100, square = 0, grey = 200, format = 'webp' as const } = {}) {
  const top = Math.max(square, 1);
  const shape = { width: top, height: top, channels: 3 as const, background: '#808080' };
  const ground = { r: grey, g: grey, b: grey };
  const paper = sharp({ create: { width: side, height: side, channels: 3, background: ground } });
  const drawn = square
    ? paper.composite([{ input: await sharp({ create: shape }).png().toBuffer(), gravity: 'east' }])
    : paper;
  return drawn.toFormat(format, { lossless: true }).toBuffer();
}

it('takes a picture for itself, whatever it is wrapped in', async () => {
  expect(await comparePictures(await picture(), await picture())).toBeNull();
  const other = await sharp(await picture())
    .png()
    .toBuffer();
  expect(await comparePictures(await picture(), other)).toBeNull();
});

it('forgives a shade and a few pixels', async () => {
  expect(await comparePictures(await picture(), await picture({ grey: 190 }))).toBeNull();
  expect(await comparePictures(await picture(), await picture({ square: 3 }))).toBeNull();
});

it('sees a part that moved or changed, states how much and marks it', async () => {
  const difference = await comparePictures(await picture(), await picture({ square: 10 }));
  expect(difference?.share).toBeCloseTo(0.01);
  const { data } = await sharp(difference?.marked).raw().toBuffer({ resolveWithObject: true });
  const red = [...Array(100 * 100).keys()].filter((at) => (data[at * 3 + 1] ?? 255) < 60);
  expect(red).toHaveLength(100);
});

it('sees another height', async () => {
  const difference = await comparePictures(await picture(), await picture({ side: 110 }));
  expect(difference?.share).toBeGreaterThan(0.1);
});
