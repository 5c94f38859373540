// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './in-page-navigation.fixture.js';

const links = (root: Element) =>
  [...root.querySelectorAll('a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ]);

describe('in-page navigation', () => {
  it('has a link to the top, with its short text [B-2-06] [B-3-280]', async () => {
    const { root } = await show(fixtures[0]);
    expect(links(root)[0]).toEqual(['Up', '#top']);
    const arabic = await show(fixtures[0], { locale: 'ar' });
    expect(links(arabic.root)[0]).toEqual(['فوق', '#top']);
  });

  it('has an anchor per entry, with its label [B-2-07] [B-3-279]', async () => {
    const { root } = await show(fixtures[0]);
    expect(links(root).slice(1)).toEqual([
      ['Overview', '#overview'],
      ['Offers', '#offers'],
      ['Section 2', '#component-2'],
    ]);
  });

  it('is a landmark with a name, and reports that it covers the page’s top', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('nav')?.getAttribute('aria-label')).toBe('Sections of this page');
    expect(root.dataset.sticky).toBe('sections');
  });

  it('leaves out entries without a label or a target', async () => {
    const groups = [
      { id: 'a', fields: { label: { ar: ' ' }, blockId: 'x' } },
      { id: 'b', fields: { label: { ar: 'س' }, blockId: '' } },
    ];
    const { root } = await show(fixtures[0], { groups });
    expect(links(root)).toHaveLength(1);
  });
});
