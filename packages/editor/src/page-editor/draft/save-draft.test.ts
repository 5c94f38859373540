import { type Call, ServiceError } from '@mawkib/api-clients';
import { expect, it } from 'vitest';
import { pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { saveDraft } from './save-draft.ts';

const edited = () => {
  const store = pageStoreFixture();
  store.getState().edit([{ kind: 'remove_block', block: 'a' }]);
  return store;
};

const answering = (response: () => unknown) => {
  const seen: unknown[] = [];
  const call = (async (_: unknown, input: unknown) => {
    seen.push(input);
    return response();
  }) as unknown as Call;
  return { call, seen };
};

it('sends the operations with the version they were made on', async () => {
  const { call, seen } = answering(() => ({ data: { ...pageFixture(), version: 5 } }));
  const store = edited();
  expect(await saveDraft(store, call)).toBe('saved');
  expect(seen).toEqual([
    {
      params: { id: 'home' },
      body: { version: 4, operations: [{ kind: 'remove_block', block: 'a' }] },
    },
  ]);
  expect(store.getState()).toMatchObject({ unsaved: [], page: { version: 5 }, saveFailure: null });
  expect(await saveDraft(store, call)).toBe('nothing');
});

it('sends one save at a time', async () => {
  const { call, seen } = answering(() => ({ data: pageFixture() }));
  const store = edited();
  const both = await Promise.all([saveDraft(store, call), saveDraft(store, call)]);
  expect(both).toEqual(['saved', 'busy']);
  expect(seen).toHaveLength(1);
});

it('keeps the work when the service cannot be reached', async () => {
  const store = edited();
  const { call } = answering(() => {
    throw new ServiceError('network', 'no');
  });
  expect(await saveDraft(store, call)).toBe('failed');
  expect(store.getState()).toMatchObject({ sent: 0, saveFailure: { kind: 'network' } });
  expect(store.getState().unsaved).toHaveLength(1);
});

it('meets a conflict with what others changed', async () => {
  const store = edited();
  const changes = [{ version: 5, by: 'x', at: '', operations: [] }];
  const problem = { type: '', title: '', status: 409, code: 'stale_version' };
  const { call } = answering(() => {
    throw new ServiceError('http', 'stale', {
      problem: { ...problem, current_version: 5, changes },
    });
  });
  expect(await saveDraft(store, call)).toBe('conflict');
  expect(store.getState().conflict).toEqual({ current_version: 5, changes });
  expect(store.getState().unsaved).toHaveLength(1);
});
