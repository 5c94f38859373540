import { describe, expect, it } from 'vitest';
import { imageRatios } from './images.js';
import { imageRatio, imageSizes, statuses } from './index.js';
import { sourceCodeOf } from './vehicles.js';

describe('vehicles', () => {
  it('have source code NVL when new, AVL when approved, none when used [S-4-01]', () => {
    expect(['new', 'approved', 'used', 'foo', 'constructor'].map(sourceCodeOf)).toEqual([
      'NVL',
      'AVL',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have eight statuses', () => {
    expect(statuses).toHaveLength(8);
  });
});

describe('images', () => {
  it('are asked for in the stated sizes', () => {
    expect(imageSizes['16-9'].map(({ width, height }) => `${width}x${height}`)).toEqual([
      '1600x900',
      '1024x576',
      '640x360',
    ]);
    expect(imageSizes['1-1'].map(({ width }) => width)).toEqual([1600, 1024, 640, 360]);
    expect([...imageRatios, '4-3', null].map(imageRatio)).toEqual([...imageRatios, '16-9', '16-9']);
  });
});
