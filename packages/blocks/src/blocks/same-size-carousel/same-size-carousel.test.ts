// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './same-size-carousel.fixture.js';

const slides = (root: Element) => [...root.querySelectorAll('[aria-roledescription="slide"]')];

describe('same-size carousel', () => {
  it('makes a card of every group that holds something', async () => {
    const { root } = await show(fixtures[0]);
    expect(slides(root).map((slide) => slide.textContent)).toEqual([
      'CoastText.More',
      'Without a picture',
      'A text alone.',
    ]);
  });

  it('keeps the place of a picture that is missing, so that cards stay of one size', async () => {
    const { root } = await show(fixtures[0]);
    const frames = slides(root).map((slide) => slide.querySelector('article')?.firstElementChild);
    expect(new Set(frames.map((frame) => frame?.className)).size).toBe(1);
    expect(frames.map((frame) => Boolean(frame?.querySelector('img')))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has headings below its own, which names the carousel', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h3')?.textContent).toBe('Journeys');
    expect(root.querySelectorAll('h4')).toHaveLength(2);
    const carousel = root.querySelector('[aria-roledescription="carousel"]');
    expect(carousel?.getAttribute('aria-label')).toBe('Journeys');
  });

  it('shows parts of the neighbours for adjacent_slides alone', async () => {
    const view = async (carousel_view_options: string) =>
      (await show(fixtures[0], { fields: { carousel_view_options } })).root.querySelector(
        '[data-view="adjacent"]',
      );
    expect(await view('adjacent_slides')).not.toBeNull();
    expect(await view('default')).toBeNull();
    expect(await view('nonsense')).toBeNull();
  });
});
