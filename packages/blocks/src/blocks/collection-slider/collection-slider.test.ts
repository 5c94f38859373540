// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './collection-slider.fixture.js';

const slides = (root: Element) => [...root.querySelectorAll('[aria-roledescription="slide"]')];

describe('collection slider', () => {
  it('makes a slide of every group that editors placed, in their order [B-3-192]', async () => {
    expect(definitionOf('collection-slider')?.template).toBe('collection-slider');
    const { root } = await show(fixtures[0]);
    expect(slides(root).map((slide) => slide.textContent)).toEqual([
      'FirstText.More',
      'Without a picture',
      '',
    ]);
    const groups = [...(fixtures[0]?.groups ?? [])].reverse();
    const turned = await show(fixtures[0], { groups });
    expect(slides(turned.root).map((slide) => slide.textContent)).toEqual([
      '',
      'Without a picture',
      'FirstText.More',
    ]);
  });

  it('shows the link of each slide that has one', async () => {
    const { root } = await show(fixtures[0]);
    expect([...root.querySelectorAll('article a')].map((link) => link.textContent)).toEqual([
      'More',
    ]);
  });
});
