// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { contentBlocks } from './content-blocks.definition.js';
import { fixtures } from './content-blocks.fixture.js';

describe('content blocks', () => {
  it('show one item per group with picture, title and text', async () => {
    const { root } = await show(fixtures[0]);
    const items = [...root.querySelectorAll('li')];
    expect(items).toHaveLength(2);
    expect(items[0]?.querySelector('img')?.alt).toBe('The cabin');
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'The cabin',
      'Without a picture',
    ]);
  });

  it('lay out up to four a row, and no option gives five [B-9-06]', async () => {
    const columns = contentBlocks.fields['col-numbers'].attrs.options?.map(({ value }) => value);
    expect(columns).toEqual(['1', '2', '3', '4']);
    const { root } = await show(fixtures[0], { fields: { 'col-numbers': '4' } });
    expect(root.querySelector('ul')?.dataset.columns).toBe('4');
  });

  it('take the surface of box_color [B-3-62]', async () => {
    const surface = async (box_color: string) =>
      (await show(fixtures[0], { fields: { box_color } })).root.dataset.surface;
    expect(await surface('dark-theme')).toBe('dark');
    expect(await surface('black-theme')).toBe('black');
    expect(await surface('grey-theme')).toBe('grey');
    expect(await surface('light-theme')).toBe('light');
  });

  it('keep the ratio of image-ratio [B-3-57]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('picture')?.dataset.ratio).toBe('16-6-5');
  });

  it('leave out an item outside its schedule', async () => {
    const groups = fixtures[0]?.groups.map((group) => ({
      ...group,
      fields: { ...group.fields, offer_schedule: '/2025-01-01' },
    }));
    const { root } = await show(fixtures[0], { groups });
    expect(root.querySelectorAll('li')).toHaveLength(0);
  });
});
