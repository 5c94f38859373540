import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { Outline } from './Outline.tsx';

afterEach(cleanup);

function opened(blocks = pageFixture().blocks) {
  const store = pageStoreFixture(pageFixture(blocks));
  renderStaff(<Outline />, { store });
  const press = (key: string, rest = {}) =>
    fireEvent.keyDown(screen.getByRole('listbox'), { key, ...rest });
  return { store, press, ids: () => store.getState().tree.map(({ id }) => id) };
}

it('is one tab stop, named by what stands in the blocks', () => {
  opened();
  const rows = screen.getAllByRole('option');
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(rows[0]?.textContent).toContain('First');
});

it('moves the selection with the arrows and stops at either end', () => {
  const { store, press } = opened();
  press('ArrowDown');
  press('ArrowDown');
  expect(store.getState().selected).toBe('b');
  press('End');
  press('ArrowDown');
  expect(store.getState().selected).toBe('c');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
});

it('moves the selected block with Alt and removes it with Delete', () => {
  const { store, press, ids } = opened();
  press('Home');
  press('ArrowDown', { altKey: true });
  expect(ids()).toEqual(['b', 'a', 'c']);
  press('Delete');
  expect(ids()).toEqual(['b', 'c']);
  expect(store.getState().selected).toBe('c');
});

it('explains how to start on an empty page', () => {
  opened([]);
  expect(screen.getByText(/no blocks yet/)).toBeTruthy();
});
