// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { measureBoxes, mirrorFaults } from './mirror-faults.js';

/** A frame of 400 px with one box, measured from the left, in a direction. */
function drawn(dir: 'ltr' | 'rtl', left: number, width: number) {
  const frame = document.createElement('div');
  frame.innerHTML = '<p class="step">text</p>';
  document.body.append(frame);
  const box = (element: Element, from: number, wide: number) =>
    Object.assign(element, {
      getBoundingClientRect: () =>
        ({ left: from, right: from + wide, top: 0, width: wide, height: 20 }) as DOMRect,
    });
  box(frame, 0, 400);
  box(frame.querySelector('p') as Element, left, width);
  return measureBoxes(frame, dir);
}

it('a box at the start of both directions is mirrored, one at the left of both is not', () => {
  expect(mirrorFaults(drawn('rtl', 276, 100), drawn('ltr', 24, 100))).toEqual([]);
  expect(mirrorFaults(drawn('rtl', 24, 100), drawn('ltr', 24, 100))).toEqual([
    'p.step: start is 276 px right to left, 24 px left to right',
  ]);
});
