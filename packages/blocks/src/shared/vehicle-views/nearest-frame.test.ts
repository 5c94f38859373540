import { expect, it } from 'vitest';
import { exteriorFrames, interiorPanorama } from './exterior-frames.js';
import { nearestFrame } from './nearest-frame.js';

it('is the nearest that is there, going round', () => {
  expect(nearestFrame(34, new Set([0, 30]), 36)).toBe(0);
  expect(nearestFrame(20, new Set([0, 18, 30]), 36)).toBe(18);
  expect(nearestFrame(5, new Set([5]), 36)).toBe(5);
  expect(nearestFrame(5, new Set(), 36)).toBeUndefined();
});

it('takes the pictures of the preset itself where the model has no others', () => {
  expect(exteriorFrames('xf_my20')[35]).toBe('spin360/xf_my20-36');
  expect(interiorPanorama('ftype_my21')).toBe('interior/ftype_my21');
  expect(exteriorFrames('fpace_my21')).toHaveLength(36);
});
