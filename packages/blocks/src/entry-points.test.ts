import { expect, it } from 'vitest';

it.each([
  ['./index.js', 'index'],
  ['./definitions/index.js', 'definitions'],
  ['./model/index.js', 'model'],
  ['./operations/index.js', 'operations'],
  ['./editor/index.js', 'editor'],
  ['./editor/canvas.js', 'canvas'],
  ['./thumbnails.js', 'thumbnails'],
  ['./stories/index.js', 'stories'],
])('%s exports what it promises', async (path) => {
  expect(Object.keys(await import(path)).sort()).toMatchSnapshot();
});
