// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { infoTitle } from './InfoSystem.js';
import { fixtures } from './info-system.fixture.js';

const list = (root: Element) => root.querySelector('select') as HTMLSelectElement;
const shown = (root: Element) =>
  [...root.querySelectorAll('h2')]
    .map(({ parentElement }) => parentElement as HTMLElement)
    .filter((option) => option.dataset.away === undefined);
const titles = (option: Element | undefined) =>
  [...(option?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
const heading = (root: Element) => shown(root)[0]?.querySelector('h2')?.textContent;

describe('info system', () => {
  it('shows its labels at the list, and the blocks of the chosen option [B-3-271]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector(`label[for="${list(root).id}"]`)?.textContent).toBe('System');
    expect(root.textContent).toContain('In the settings');
    expect([...list(root).options].map(({ text }) => text)).toEqual(['Touch', 'Pivi']);
    expect(shown(root).map(titles)).toEqual([['A 1', 'A 2']]);
    fireEvent.change(list(root), { target: { value: 'is-b' } });
    expect(shown(root).map(titles)).toEqual([['B 1', 'B 2', 'B 3']]);
  });

  it('puts the chosen option into its title [B-3-272]', async () => {
    const { root } = await show(fixtures[0]);
    fireEvent.change(list(root), { target: { value: 'is-b' } });
    expect(heading(root)).toBe('For Pivi');
    expect(infoTitle('$& {selectedOption} {selectedOption}', '$1')).toBe('$& $1 $1');
    expect(infoTitle(' ', 'Pivi')).toBe('Pivi');
  });

  it('shows one block for a count of none and four for nine [B-3-304]', async () => {
    const counted = async (blocks_count: number) => {
      const [first] = fixtures[0]?.groups ?? [];
      const groups = first && [{ id: 'x', fields: { ...first.fields, blocks_count } }];
      return titles(shown((await show(fixtures[0], { groups })).root)[0]).length;
    };
    expect([await counted(0), await counted(9), await counted(2)]).toEqual([1, 4, 2]);
  });

  it('needs no list for one option, and keeps the others’ texts in the page for many', async () => {
    const one = await show(fixtures[0], { groups: fixtures[0]?.groups.slice(0, 1) });
    expect(list(one.root)).toBeNull();
    expect(heading(one.root)).toBe('For Touch');
    expect((await show(fixtures[0])).root.textContent).toContain('B 3');
  });
});
