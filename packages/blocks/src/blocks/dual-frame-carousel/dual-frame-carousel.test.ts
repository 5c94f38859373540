// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './dual-frame-carousel.fixture.js';

const slides = (root: Element) => [...root.querySelectorAll('[aria-roledescription="slide"]')];

describe('dual-frame carousel', () => {
  it('holds both frames on one slide, so that they move together', async () => {
    const { root } = await show(fixtures[0]);
    const alternatives = slides(root).map((slide) =>
      [...slide.querySelectorAll('img')].map((picture) => picture.alt),
    );
    expect(alternatives).toEqual([
      ['A picture of hero/coast-coupe-silver', 'A picture of detail/coupe-wheel-silver'],
      ['A picture of detail/coupe-wheel-silver'],
      [],
    ]);
  });

  it('leaves out a group without pictures and words', async () => {
    const { root } = await show(fixtures[0]);
    expect(slides(root).map((slide) => slide.textContent)).toEqual([
      'BothText.',
      'The small one alone',
      'Words alone',
    ]);
  });
});
