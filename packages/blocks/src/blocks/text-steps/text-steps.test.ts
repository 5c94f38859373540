// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './text-steps.fixture.js';

describe('text steps', () => {
  it('number the steps that hold something, in order [B-3-257]', async () => {
    const { root } = await show(fixtures[0]);
    const steps = [...root.querySelectorAll('ol > li')];
    expect(steps.map((step) => step.querySelector('[aria-hidden]')?.textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(steps.map((step) => step.querySelector('h4')?.textContent)).toEqual([
      'Choose',
      'Reserve',
      undefined,
    ]);
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Here.',
      undefined,
      'Collect.',
    ]);
  });

  it('tell those who hear the page that it is a list, and its numbers once', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('ol')).not.toBeNull();
    for (const number of root.querySelectorAll('li > span')) {
      expect(number.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('leave no empty list behind', async () => {
    const { root } = await show(fixtures[0], { groups: [] });
    expect(root.querySelector('ol')).toBeNull();
    expect(root.textContent).toBe('How');
  });
});
