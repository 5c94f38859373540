// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './image-tabs.fixture.js';

const tabs = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
const panels = (root: Element) => [...root.querySelectorAll('[role="tabpanel"]')];
const titles = (panel: Element | undefined) =>
  [...(panel?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);

afterEach(() => history.replaceState(null, '', '/'));

describe('image tabs', () => {
  it('show their labels, are reached by tab_id and hold blocks_count blocks [B-3-273]', async () => {
    history.replaceState(null, '', '/#outside');
    const { root } = await show(fixtures[0]);
    expect(tabs(root).map(({ textContent }) => textContent)).toEqual(['Inside', 'Outside']);
    const selected = () => tabs(root).map((tab) => tab.getAttribute('aria-selected'));
    expect(selected()).toEqual(['false', 'true']);
    await act(async () => tabs(root)[0]?.click());
    expect([selected()[0], location.hash]).toEqual(['true', '#inside']);
    expect(panels(root).map(titles)).toEqual([
      ['A 1', 'A 2'],
      ['B 1', 'B 2', 'B 3'],
    ]);
  });

  it('show one block for fewer and four for more, three by default [B-3-304]', async () => {
    const counted = async (blocks_count?: number) => {
      const groups = fixtures[0]?.groups.map(({ id, fields: { blocks_count: _, ...fields } }) => ({
        id,
        fields: { ...fields, ...(blocks_count !== undefined && { blocks_count }) },
      }));
      return titles(panels((await show(fixtures[0], { groups })).root)[0]).length;
    };
    const counts = [await counted(0), await counted(9), await counted(2.5), await counted()];
    expect(counts).toEqual([1, 4, 2, 3]);
  });

  it('show picture, text and link of a block, and leave out one that holds nothing', async () => {
    const groups = fixtures[0]?.groups.map(({ id, fields }) => ({
      id,
      fields: { ...fields, block_2_title: {}, blocks_count: 4 },
    }));
    const [first] = panels((await show(fixtures[0], { groups })).root);
    expect(first?.querySelector('img')?.alt).toBe('Seats');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/en/more');
    expect(titles(first)).toEqual(['A 1', 'A 3', 'A 4']);
    expect(first?.querySelector('ul')?.dataset.columns).toBe('3');
  });
});
