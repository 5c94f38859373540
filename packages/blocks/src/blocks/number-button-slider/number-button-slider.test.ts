// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './number-button-slider.fixture.js';

const buttons = (root: Element) => [
  ...root.querySelectorAll<HTMLButtonElement>('[data-choices] > button'),
];
const current = (root: Element) => root.querySelector('[data-current]')?.getAttribute('aria-label');

describe('number-button slider', () => {
  it('switches its slides by numbered buttons [B-3-243]', async () => {
    expect(definitionOf('number-button-slider')?.template).toBe('number-button-slider');
    const { root } = await show(fixtures[0]);
    expect(buttons(root).map((button) => button.textContent)).toEqual(['1', '2', '3']);
    expect(current(root)).toBe('1 of 3');
    await act(async () => buttons(root)[2]?.click());
    expect(current(root)).toBe('3 of 3');
    expect(buttons(root).map((button) => button.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'true',
    ]);
  });

  it('names a number by the words of its slide, without their markup', async () => {
    const { root } = await show(fixtures[0]);
    expect(buttons(root).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Slide 1: First & best',
      'Slide 2: Without a picture',
      'Slide 3',
    ]);
  });
});
