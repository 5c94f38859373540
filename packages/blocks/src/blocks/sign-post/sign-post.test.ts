// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './sign-post.fixture.js';

describe('sign post', () => {
  it('shows heading, text and the links that lead somewhere [B-3-259] [B-3-76]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h3')?.textContent).toBe('Next');
    expect(root.querySelector('p')?.textContent).toBe('Where to?');
    const links = [...root.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vehicles', '/en/vehicles'],
      ['Offers', '/en/offers'],
    ]);
  });

  it('writes its text in the size of font_size [B-3-52]', async () => {
    const size = async (font_size: string) =>
      (await show(fixtures[0], { fields: { font_size } })).root.querySelector<HTMLElement>(
        'div[data-size]',
      )?.dataset.size;
    expect([await size('big'), await size('small-size')]).toEqual(['l', 'm']);
  });

  it('takes the surface of box_color', async () => {
    expect((await show(fixtures[0])).root.dataset.surface).toBe('dark');
    const { root } = await show(fixtures[0], { fields: { box_color: 'grey-theme' } });
    expect(root.dataset.surface).toBe('grey');
  });

  it('leaves no empty list of links behind', async () => {
    const { root } = await show(fixtures[0], { fields: { 'rdx-links': [] } });
    expect(root.querySelector('[data-split]')?.children).toHaveLength(1);
  });
});
