import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockFixture, pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { Inspector } from './Inspector.tsx';

afterEach(cleanup);

function opened(block = blockFixture('in-page-navigation', 'nav', {}, [{}, {}])) {
  const store = pageStoreFixture(pageFixture([block]));
  store.getState().select(block.id);
  renderStaff(<Inspector />, { store });
  return { store, groups: () => store.getState().tree[0]?.groups.map(({ id }) => id) };
}

it('opens, moves and removes the items of a block', () => {
  const { store, groups } = opened();
  fireEvent.click(screen.getByRole('button', { name: 'Item 1' }));
  fireEvent.change(screen.getByLabelText('Label (Arabic)'), { target: { value: 'العروض' } });
  expect(store.getState().tree[0]?.groups[0]?.fields.label).toMatchObject({ ar: 'العروض' });
  expect(screen.getByRole('button', { name: 'العروض', expanded: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move down: العروض' }));
  expect(groups()).toEqual(['nav-1', 'nav-0']);
  fireEvent.click(screen.getByRole('button', { name: 'Delete: العروض' }));
  expect(groups()).toEqual(['nav-1']);
});

it('adds items up to the definition’s limit and reports it there [B-3-22]', () => {
  const { groups } = opened(blockFixture('in-page-navigation', 'nav', {}, Array(9).fill({})));
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add item' });
  fireEvent.click(add);
  expect(groups()).toHaveLength(10);
  expect(add.disabled).toBe(true);
  expect(screen.getByText('You can add up to 10 items.')).toBeTruthy();
});

it('says beside an offer’s schedule that it is not for embargo content [B-3-66]', () => {
  opened(blockFixture('hero-carousel', 'hero', {}, [{}]));
  fireEvent.click(screen.getByRole('button', { name: 'Item 1' }));
  const help = screen.getByLabelText('Offer schedule').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(help)?.textContent).toContain('Not for embargo content.');
});

it('shows one language or both', () => {
  opened(blockFixture('snippet', 'a'));
  expect(screen.getByLabelText('Title (English)')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Arabic' }));
  expect(screen.queryByLabelText('Title (English)')).toBeNull();
  expect(screen.getByLabelText('Title (Arabic)')).toBeTruthy();
});

it('folds the fields of a section that begins collapsed', () => {
  opened(blockFixture('fuel-type-quiz', 'quiz'));
  const sections = [...document.querySelectorAll('details')];
  expect(sections.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    ...[1, 2, 3, 4, 5].map((question) => `Question ${question}`),
    ...['petrol', 'diesel', 'plug-in hybrid', 'electric'].map((fuel) => `Result: ${fuel}`),
  ]);
  expect(sections.filter(({ open }) => open)).toEqual([]);
  expect(sections[5]?.contains(screen.getAllByLabelText('Introduction (English)')[0] ?? null)).toBe(
    true,
  );
  expect(screen.getByLabelText('Start button (English)').closest('details')).toBeNull();
  expect(screen.getByLabelText('Line above the aside (English)').closest('details')).toBeNull();
});

it('leaves a block alone that it does not know', () => {
  opened({ id: 'x', template: 'from-tomorrow', version: 1, fields: {}, groups: [] });
  expect(screen.getByText(/does not support the block/)).toBeTruthy();
});

it('states what to do while nothing is selected', () => {
  renderStaff(<Inspector />, { store: pageStoreFixture() });
  expect(screen.getByText(/Select a block/)).toBeTruthy();
});
