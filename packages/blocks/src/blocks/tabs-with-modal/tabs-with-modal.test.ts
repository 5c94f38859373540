// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './tabs-with-modal.fixture.js';

const opener = (panel: Element | undefined) =>
  panel?.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
const panels = async () => {
  const { root } = await show(fixtures[0]);
  return [...root.querySelectorAll('[role="tabpanel"]')];
};

describe('tabs with a modal', () => {
  it('open a modal where its button and content are filled, and offer none elsewhere [B-3-245] [B-3-407]', async () => {
    const [first, second, third, ...rest] = await panels();
    expect(rest).toEqual([]);
    expect([opener(second), opener(third)]).toEqual([null, null]);
    const dialog = first?.querySelector('dialog');
    expect([dialog?.open, dialog?.textContent]).toEqual([false, '']);
    await act(async () => opener(first)?.click());
    expect(dialog?.open).toBe(true);
    expect(dialog?.querySelector('h2')?.textContent).toBe('All details');
    expect(dialog?.querySelector('strong')?.textContent).toBe('important');
    await act(async () => dialog?.querySelector<HTMLElement>('button')?.click());
    expect(dialog?.open).toBe(false);
  });

  it('keep the modal’s content in the page for those without a script', async () => {
    const [first] = await panels();
    const instead = first?.querySelector('details');
    expect(instead?.querySelector('summary')?.textContent).toBe('Details');
    expect(instead?.textContent).toContain('An important line.');
  });

  it('show picture, title, text and link of a tab', async () => {
    const [first, second] = await panels();
    expect(first?.querySelector('img')?.alt).toBe('Seats');
    expect(first?.querySelector('h4')?.textContent).toBe('Title');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/en/more');
    expect(second?.querySelector('img, h4, a')).toBeNull();
  });
});
