// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './gallery-categories.fixture.js';

const items = (root: Element) => [...root.querySelectorAll('li')];

describe('gallery categories', () => {
  it('lead to their pages, the whole tile being the link', async () => {
    const { root } = await show(fixtures[0]);
    const [first, second, ...rest] = items(root);
    expect(rest).toEqual([]);
    const link = first?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/en/exterior');
    expect([link?.textContent, link?.querySelector('img')?.alt]).toEqual(['Exterior', '']);
    expect(second?.querySelector('a')).toBeNull();
    expect(second?.querySelector('img')?.alt).toBe('Seats');
  });

  it('open a form where their link does', async () => {
    const [first] = fixtures[0]?.groups ?? [];
    const link = { type: 'form', form_id: 'test-drive', label: {}, url: '' };
    const groups = first && [{ ...first, fields: { ...first.fields, 'rdx-link': link } }];
    const { root } = await show(fixtures[0], { groups });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('#form-test-drive');
  });

  it('stand in a row of as many, four in pairs on a phone', async () => {
    const [first] = fixtures[0]?.groups ?? [];
    const columns = async (count: number) => {
      const groups = Array.from({ length: count }, (_, at) => ({
        id: `x${at}`,
        fields: first?.fields ?? {},
      }));
      return (await show(fixtures[0], { groups })).root.querySelector('ul')?.dataset.columns;
    };
    expect([await columns(1), await columns(2), await columns(3), await columns(4)]).toEqual([
      '1',
      '2',
      '3',
      '2-4',
    ]);
  });
});
