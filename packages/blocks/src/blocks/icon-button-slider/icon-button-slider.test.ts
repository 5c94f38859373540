// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './icon-button-slider.fixture.js';

const buttons = (root: Element) => [
  ...root.querySelectorAll<HTMLButtonElement>('[data-choices] > button'),
];

describe('icon-button slider', () => {
  it('switches its slides by icons [B-3-285]', async () => {
    expect(definitionOf('icon-button-slider')?.template).toBe('icon-button-slider');
    const { root } = await show(fixtures[0]);
    expect(buttons(root)[0]?.querySelector('svg')).not.toBeNull();
    await act(async () => buttons(root)[1]?.click());
    expect(root.querySelector('[data-current]')?.textContent).toBe('Unknown icon');
    expect(buttons(root).map((button) => button.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
    ]);
  });

  it('shows the number where there is no such icon, and the name below', async () => {
    const { root } = await show(fixtures[0]);
    expect(buttons(root).map((button) => button.textContent)).toEqual([
      'Seats',
      '2Unknown icon',
      '3',
    ]);
  });
});
