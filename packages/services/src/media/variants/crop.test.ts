import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropSizes, freeSizes, parseVariant, variantName } from '../image-sizes.js';
import { createWorkQueue } from './create-work-queue.js';
import { cropOf } from './crop.js';

describe('a crop', () => {
  const image = fc.record({
    width: fc.integer({ min: 1, max: 5000 }),
    height: fc.integer({ min: 1, max: 5000 }),
    focal: fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  });
  const size = fc.constantFrom(...cropSizes, ...freeSizes);

  test('is inside the image, has the requested aspect ratio and is never enlarged', () => {
    fc.assert(
      fc.property(image, size, (picture, wanted) => {
        const crop = cropOf(picture, wanted);
        expect(Math.min(crop.width, crop.height, crop.outHeight)).toBeGreaterThan(0);
        const aspect =
          wanted.height === 0 ? picture.width / picture.height : wanted.width / wanted.height;
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(picture.width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(picture.height);
        expect(crop.outWidth).toBeLessThanOrEqual(Math.min(crop.width, wanted.width));
        expect(Math.abs(crop.outWidth / aspect - crop.outHeight)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('follows the focal point as far as the edges let it', () => {
    const picture = { width: 2000, height: 1125 };
    const portrait = { width: 750, height: 1000 };
    const at = (x: number) => cropOf({ ...picture, focal: { x, y: 0.5 } }, portrait).left;
    expect([at(0), at(0.5), at(1)]).toEqual([0, 578, 1156]);
  });
});

describe('a variant’s name', () => {
  test('is parsed from its own format only', () => {
    const variant = { width: 640, height: 360, format: 'avif' as const };
    expect(parseVariant(variantName(variant))).toEqual(variant);
    for (const name of ['640x360.AVIF', '0640x360.jpg', '640x361.jpg', '640x360.jpg/..', '']) {
      expect(parseVariant(name), name).toBeNull();
    }
  });
});

describe('the work queue', () => {
  test('runs jobs of visitors before work in advance', async () => {
    const run = createWorkQueue({ width: 1, max: 10 });
    const order: string[] = [];
    const job = (name: string) => async () => {
      order.push(name);
    };
    await Promise.all([
      run(job('first')),
      run(job('ahead'), 'idle'),
      run(job('visitor')),
      run(job('visitor too')),
    ]);
    expect(order).toEqual(['first', 'visitor', 'visitor too', 'ahead']);
  });

  test('rejects jobs as busy when its queue is full, and accepts them again afterwards', async () => {
    const run = createWorkQueue({ width: 1, max: 2 });
    const jobs = Array.from({ length: 5 }, () => run(async () => 'done').catch((error) => error));
    const responses = await Promise.all(jobs);
    expect(responses.filter((response) => response === 'done')).toHaveLength(3);
    for (const rejected of responses.filter((response) => response !== 'done')) {
      expect(rejected.details).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    }
    expect(await run(async () => 'again')).toBe('again');
  });
});
