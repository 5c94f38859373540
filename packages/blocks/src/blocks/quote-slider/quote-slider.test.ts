// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quotationFields } from '../../shared/quotation/quotation-fields.js';
import { mediaThat, show } from '../block.fixture.js';
import { quoteSlider } from './quote-slider.definition.js';
import { fixtures } from './quote-slider.fixture.js';

const current = (root: Element) => root.querySelector('[data-current]')?.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'matchMedia',
    mediaThat(() => false),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('quote slider', () => {
  it('has the fields of a quote, and a slide for each that is said [B-3-232]', async () => {
    expect(Object.keys(quoteSlider.group_fields)).toEqual(Object.keys(quotationFields()));
    const { root } = await show(fixtures[0]);
    const quotes = [...root.querySelectorAll('[aria-roledescription="slide"] blockquote')];
    expect(quotes.map((quote) => quote.textContent)).toEqual(['First words.', 'Second words.']);
  });

  it('moves on by itself and shows the time that is left, with has_timer alone [B-3-233]', async () => {
    const timed = await show(fixtures[0]);
    expect(timed.root.querySelector('[data-timer]')).not.toBeNull();
    await pass(5999);
    expect(current(timed.root)).toContain('First');
    await pass(1);
    expect(current(timed.root)).toContain('Second');
    const still = await show(fixtures[0], { fields: { has_timer: false } });
    expect(still.root.querySelector('[data-timer]')).toBeNull();
    await pass(20_000);
    expect(current(still.root)).toContain('First');
  });

  it('does not move by itself when less motion is wished', async () => {
    vi.stubGlobal(
      'matchMedia',
      mediaThat((query) => query.includes('reduced-motion')),
    );
    const { root } = await show(fixtures[0]);
    await pass(20_000);
    expect(current(root)).toContain('First');
  });
});
