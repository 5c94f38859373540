import type { Call } from '@mawkib/api-clients';
import { getPage, savePage } from '@mawkib/api-clients/contracts/content';
import type { TreeOperation } from '@mawkib/blocks/operations';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockFixture, pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import type { Conflict, OpenedPage } from '../store/page-state.ts';
import { usePage } from '../store/page-store-context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanup);

const title = (value: string, block = 'a'): TreeOperation => ({
  kind: 'set_field',
  block,
  field: 'title',
  locale: 'ar',
  value,
});

const theirOperations: TreeOperation[] = [title('لهم'), { kind: 'remove_block', block: 'c' }];
const theirs: OpenedPage = {
  ...pageFixture([blockFixture('snippet', 'a', { title: { ar: 'لهم' } })]),
  version: 5,
};
const conflict: Conflict = {
  current_version: 5,
  changes: [
    { version: 5, by: 'خالد · Khalid', at: '2026-11-20T08:00:00Z', operations: theirOperations },
  ],
};

function Open() {
  const now = usePage((state) => state.conflict);
  return now && <ConflictDialog key={now.current_version} conflict={now} />;
}

/** Someone changed a and removed c while these operations were made. */
function met(mine: readonly TreeOperation[], answers: () => OpenedPage = () => theirs) {
  const store = pageStoreFixture();
  for (const operation of mine) {
    store.getState().edit([operation]);
    store.getState().closeStep();
  }
  store.getState().meetConflict(conflict);
  const saved: unknown[] = [];
  const call = (async (operation: unknown, input: { body?: unknown }) => {
    if (operation === getPage) return { data: answers() };
    if (operation === savePage) saved.push(input.body);
    return { data: { ...answers(), version: 6 } };
  }) as unknown as Call;
  renderStaff(<Open />, { store, call });
  return { store, saved };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says who changed what, and where it meets mine', () => {
  met([title('لي')]);
  expect(screen.getByText(/Khalid/)).toBeTruthy();
  expect(screen.getAllByText(/Changed Title in Snippet \(Arabic\)/).length).toBeGreaterThan(0);
  expect(screen.getByText(/changed by both of you/)).toBeTruthy();
});

it('shows that there are no conflicts', () => {
  met([title('لي', 'b')]);
  expect(screen.getByText(/No conflicts/)).toBeTruthy();
});

it('applies mine on top and saves it on the current version', async () => {
  const { store, saved } = met([title('لي')]);
  press('Apply my changes');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({ version: 5, operations: [title('لي')] });
  expect(store.getState()).toMatchObject({ conflict: null, unsaved: [] });
});

it('names what can no longer be applied and keeps it to be copied', async () => {
  const { store } = met([title('ضاع', 'c'), title('لي')]);
  press('Apply my changes');
  expect(await screen.findByText('Changes that were not applied')).toBeTruthy();
  expect(store.getState().unsaved).toEqual([title('لي')]);
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  press('Done');
  expect(store.getState().conflict).toBeNull();
});

it('takes theirs and keeps mine to be copied', async () => {
  const { store } = met([title('لي')]);
  press('Keep their changes');
  expect(await screen.findByText('Your changes')).toBeTruthy();
  expect(store.getState().tree).toEqual(theirs.blocks);
  expect(store.getState().unsaved).toEqual([]);
});

it('loses nothing when it is put off or the current version does not load', async () => {
  const { store } = met([title('لي')], () => {
    throw new Error('away');
  });
  press('Apply my changes');
  expect(await screen.findByText(/Could not load/)).toBeTruthy();
  press('Later');
  expect(store.getState()).toMatchObject({ conflict: null, unsaved: [title('لي')] });
});
