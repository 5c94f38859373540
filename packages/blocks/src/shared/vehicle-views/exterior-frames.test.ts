import { expect, it } from 'vitest';
import { exteriorFrames, wantedFrames } from './exterior-frames.js';
import { nearestFrame } from './nearest-frame.js';

const none: ReadonlySet<number> = new Set();
const full = { begun: true, fewer: false };

it('is the nearest that is there, going round', () => {
  expect(nearestFrame(34, new Set([0, 30]), 36)).toBe(0);
  expect(nearestFrame(20, new Set([0, 18, 30]), 36)).toBe(18);
  expect(nearestFrame(5, new Set([5]), 36)).toBe(5);
  expect(nearestFrame(5, new Set(), 36)).toBeUndefined();
});

it('names the 36 pictures of a preset', () => {
  const frames = exteriorFrames('spin360/coupe-{frame}-silver');
  expect([frames.length, frames[0], frames[35]]).toEqual([
    36,
    'spin360/coupe-01-silver',
    'spin360/coupe-36-silver',
  ]);
});

it('loads the first frame with the page, then every fourth, then those between', () => {
  const wanted = (loaded: readonly number[], missing: readonly number[] = [], options = full) =>
    wantedFrames({ loaded: new Set(loaded), missing: new Set(missing) }, options);
  expect(wanted([4], [], { begun: false, fewer: false })).toEqual([4]);
  const fourths = [4, 8, 12, 16, 20, 24, 28, 32, 0];
  expect(wanted([])).toEqual(fourths);
  expect(wanted(fourths.slice(1))).toEqual(fourths);
  // A missing one does not hold up the others.
  const half = wanted(fourths.slice(1), [4]);
  expect(half).toEqual([...fourths, 6, 10, 14, 18, 22, 26, 30, 34, 2]);
  expect(new Set(wanted(half)).size).toBe(36);
  expect(wanted(half, [], { begun: true, fewer: true })).toHaveLength(18);
  expect(wantedFrames({ loaded: none, missing: none }, { begun: true, fewer: true })).toEqual(
    fourths,
  );
});
