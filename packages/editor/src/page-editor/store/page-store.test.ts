import type { TreeOperation } from '@mawkib/blocks/operations';
import { catalogue } from '@mawkib/demo-market/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockFixture, pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';

const title = (value: string, block = 'a'): TreeOperation => ({
  kind: 'set_field',
  block,
  field: 'title',
  locale: 'ar',
  value,
});

function opened() {
  const clock = { at: 1_000_000 };
  const store = pageStoreFixture(pageFixture(), { now: () => clock.at });
  return { store, state: () => store.getState(), clock };
}

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('set_field' as const),
    block: fc.constantFrom('a', 'b', 'c', 'gone'),
    field: fc.constantFrom('title', 'header_size', 'nonsense'),
    value: fc.oneof(fc.string(), fc.constant({ ar: 'نص' }), fc.constant('xl')),
  }),
  fc.record({
    kind: fc.constant('move_block' as const),
    block: fc.constantFrom('a', 'b', 'c'),
    to: fc.integer({ min: -1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('remove_block' as const), block: fc.constantFrom('a', 'b', 'c') }),
  fc.record({
    kind: fc.constant('remove_group' as const),
    block: fc.constant('b'),
    group: fc.constantFrom('b-0', 'b-1'),
  }),
  fc.record({
    kind: fc.constant('insert_block' as const),
    index: fc.integer({ min: 0, max: 3 }),
    block: fc
      .tuple(fc.constantFrom(...catalogue.definitions), fc.uuid())
      .map(([definition, id]) => blockFixture(definition.template, id)),
  }),
);

describe('edits and history', () => {
  it('restores the page and leaves nothing to save when every edit is undone', () => {
    fc.assert(
      fc.property(
        fc.array(operation, { maxLength: 12 }),
        fc.array(fc.nat(3000)),
        (edits, waits) => {
          const { state, clock } = opened();
          const { tree } = state();
          edits.forEach((edit, at) => {
            clock.at += waits[at] ?? 10;
            state().edit([edit]);
          });
          const edited = state().tree;
          while (state().undo());
          expect(state().tree).toEqual(tree);
          expect(state().unsaved).toEqual([]);
          while (state().redo());
          expect(state().tree).toEqual(edited);
        },
      ),
    );
  });

  it('sends operations that lead from what was opened to what is shown, however it came about', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(operation, fc.constantFrom('undo', 'redo', 'save')), { maxLength: 16 }),
        (steps) => {
          const { state } = opened();
          const service = pageStoreFixture();
          const save = () => {
            const { operations } = state().startSaving() ?? { operations: [] };
            if (operations.length === 0) return;
            expect(service.getState().edit(operations)).toBeNull();
            const { page, tree } = service.getState();
            state().saved({ ...page, blocks: [...tree] });
          };
          for (const step of steps) {
            if (step === 'undo' || step === 'redo') state()[step]();
            else if (step === 'save') save();
            else state().edit([step]);
          }
          save();
          expect(service.getState().tree).toEqual(state().tree);
        },
      ),
    );
  });

  it('makes one step of typing in a field, and another after a pause', () => {
    const { state, clock } = opened();
    for (const text of ['ع', 'عن', 'عنوان']) {
      clock.at += 200;
      state().edit([title(text)]);
    }
    expect(state().past).toHaveLength(1);
    expect(state().unsaved).toHaveLength(1);
    clock.at += 5000;
    state().edit([title('عنوان جديد')]);
    expect(state().past).toHaveLength(2);
    state().undo();
    expect(state().tree[0]?.fields.title).toMatchObject({ ar: 'عنوان' });
    state().undo();
    expect(state().tree[0]?.fields.title).toMatchObject({ ar: 'أول' });
  });

  it('begins a new step when the field is left or another one is typed in', () => {
    const { state } = opened();
    state().edit([title('1')]);
    state().closeStep();
    state().edit([title('12')]);
    state().edit([title('x', 'c')]);
    expect(state().past).toHaveLength(3);
  });

  it('states what is not allowed and changes nothing', () => {
    const { state } = opened();
    const { tree } = state();
    const failure = state().edit([
      { ...title('x'), field: 'header_size', locale: undefined } as never,
    ]);
    expect(failure?.message.en).toContain('Heading size');
    expect(state().tree).toBe(tree);
    expect(state().past).toEqual([]);
  });

  it('forgets a selected block that an undo takes away', () => {
    const { state } = opened();
    state().edit([{ kind: 'insert_block', index: 0, block: blockFixture('snippet', 'new') }]);
    state().select('new');
    state().undo();
    expect(state().selected).toBeNull();
  });
});

describe('saving', () => {
  it('keeps what was typed while a save was under way for the next one', () => {
    const { state } = opened();
    state().edit([title('1')]);
    expect(state().startSaving()?.operations).toHaveLength(1);
    expect(state().startSaving()).toBeNull();
    state().edit([title('12')]);
    state().saved({ ...pageFixture(), version: 5 });
    expect(state().unsaved).toEqual([title('12')]);
    expect(state().startSaving()?.version).toBe(5);
  });

  it('keeps everything when a save fails', () => {
    const { state } = opened();
    state().edit([title('1')]);
    state().startSaving();
    state().saveFailed(null);
    expect(state().unsaved).toHaveLength(1);
    expect(state().startSaving()?.operations).toHaveLength(1);
  });

  it('undoes a saved step by a new operation', () => {
    const { state } = opened();
    state().edit([title('1')]);
    state().startSaving();
    state().saved({ ...pageFixture(), version: 5 });
    state().undo();
    expect(state().unsaved).toEqual([title('أول')]);
  });
});

describe('a conflict', () => {
  const theirs = () => pageFixture([blockFixture('snippet', 'a', { title: { ar: 'لهم' } })]);

  it('puts mine on top of theirs and hands back what no longer applies', () => {
    const { state } = opened();
    state().edit([title('لي')]);
    state().edit([title('ضاع', 'c')]);
    state().edit([{ kind: 'move_block', block: 'a', to: 2 }]);
    state().meetConflict({ current_version: 9, changes: [] });
    expect(state().startSaving()).toBeNull();
    const { dropped } = state().applyMineOn({ ...theirs(), version: 9 });
    expect(dropped.map(({ operation }) => operation)).toEqual([title('ضاع', 'c')]);
    expect(state().tree[0]?.fields.title).toEqual({ ar: 'لي' });
    expect(state()).toMatchObject({ conflict: null, page: { version: 9 } });
    expect(state().unsaved).toEqual([title('لي'), { kind: 'move_block', block: 'a', to: 0 }]);
    expect(state().startSaving()?.version).toBe(9);
  });

  it('lets every rebased operation be undone', () => {
    const { state } = opened();
    state().edit([title('لي')]);
    state().applyMineOn(theirs());
    state().undo();
    expect(state().tree).toEqual(theirs().blocks);
  });

  it('takes theirs and hands mine back', () => {
    const { state } = opened();
    state().edit([title('لي')]);
    expect(state().takeTheirs(theirs())).toEqual([title('لي')]);
    expect(state().tree).toEqual(theirs().blocks);
    expect(state().unsaved).toEqual([]);
  });
});
