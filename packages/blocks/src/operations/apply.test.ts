import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../model/example.fixture.js';
import { validateTree } from '../model/validation/validate-tree.js';
import { apply, applyAll } from './apply.js';
import { operations, trees } from './operations.fixture.js';
import { readOperation } from './read-operation.js';
import type { TreeOperation } from './tree-operation.js';

const block = (id: string, groups: string[] = []) => ({
  id,
  template: 'example',
  version: 2,
  fields: { name: { ar: id, en: id } },
  groups: groups.map((group) => ({ id: group, fields: { label: { ar: group } } })),
});
const tree = [block('a', ['g1']), block('b'), block('c')];
const done = (operation: TreeOperation) => {
  const applied = apply(tree, operation, exampleOf);
  if (!applied.ok) throw new Error(applied.failure.kind);
  return applied.tree;
};
const rejected = (operation: unknown) => {
  const applied = apply(tree, operation as TreeOperation, exampleOf);
  return applied.ok ? 'applied' : applied.failure.kind;
};
const ids = (operation: TreeOperation) => done(operation).map(({ id }) => id);

describe('operations on a page', () => {
  it('insert, remove and move blocks', () => {
    expect(ids({ kind: 'insert_block', index: 1, block: block('x') })).toEqual([
      'a',
      'x',
      'b',
      'c',
    ]);
    expect(ids({ kind: 'remove_block', block: 'b' })).toEqual(['a', 'c']);
    expect(ids({ kind: 'move_block', block: 'a', to: 2 })).toEqual(['b', 'c', 'a']);
    expect(ids({ kind: 'move_block', block: 'c', to: 0 })).toEqual(['c', 'a', 'b']);
  });

  it('set a field, or its text in one language', () => {
    const whole = done({ kind: 'set_field', block: 'a', field: 'shown', value: false });
    expect(whole[0]?.fields.shown).toBe(false);
    const one = done({ kind: 'set_field', block: 'a', field: 'name', locale: 'en', value: 'New' });
    expect(one[0]?.fields.name).toEqual({ ar: 'a', en: 'New' });
    const inGroup = done({
      kind: 'set_field',
      block: 'a',
      group: 'g1',
      field: 'label',
      locale: 'ar',
      value: 'بند',
    });
    expect(inGroup[0]?.groups[0]?.fields.label).toEqual({ ar: 'بند' });
  });

  it('take a field away when no value is given', () => {
    const [first] = done({ kind: 'set_field', block: 'a', field: 'name' });
    expect(first?.fields).toEqual({});
  });

  it('add, remove and move groups', () => {
    const group = { id: 'g2', fields: {} };
    const added = done({ kind: 'add_group', block: 'a', index: 0, group });
    expect(added[0]?.groups.map(({ id }) => id)).toEqual(['g2', 'g1']);
    const moved = apply(added, { kind: 'move_group', block: 'a', group: 'g2', to: 1 }, exampleOf);
    expect(moved.ok && moved.tree[0]?.groups.map(({ id }) => id)).toEqual(['g1', 'g2']);
    const [first] = done({ kind: 'remove_group', block: 'a', group: 'g1' });
    expect(first?.groups).toEqual([]);
  });

  it('leave the other blocks the same objects', () => {
    const after = done({ kind: 'set_field', block: 'a', field: 'shown', value: false });
    expect(after[1]).toBe(tree[1]);
  });

  it.each([
    ['unknown_block', { kind: 'remove_block', block: 'z' }],
    ['unknown_block', { kind: 'set_field', block: 'z', field: 'name' }],
    ['unknown_group', { kind: 'remove_group', block: 'a', group: 'z' }],
    ['unknown_field', { kind: 'set_field', block: 'a', field: 'nothing', value: 1 }],
    ['unknown_field', { kind: 'set_field', block: 'a', field: '__proto__', value: {} }],
    ['unknown_field', { kind: 'set_field', block: 'a', field: 'line', value: 1 }],
    [
      'unknown_template',
      { kind: 'insert_block', index: 0, block: { ...block('x'), template: 'z' } },
    ],
    ['duplicate_id', { kind: 'insert_block', index: 0, block: block('a') }],
    ['duplicate_id', { kind: 'insert_block', index: 0, block: block('x', ['g1']) }],
    ['bad_index', { kind: 'insert_block', index: 4, block: block('x') }],
    ['bad_index', { kind: 'insert_block', index: -1, block: block('x') }],
    ['bad_index', { kind: 'insert_block', index: 0.5, block: block('x') }],
    ['bad_index', { kind: 'move_block', block: 'a', to: 3 }],
    ['limit', { kind: 'insert_block', index: 0, block: block('x', ['1', '2', '3']) }],
    ['invalid_value', { kind: 'set_field', block: 'a', field: 'amount', value: 11 }],
    ['invalid_value', { kind: 'set_field', block: 'a', field: 'unit', value: 'nm' }],
    ['invalid_value', { kind: 'set_field', block: 'a', field: 'shown', locale: 'ar', value: true }],
    ['malformed', { kind: 'insert_block', index: 0, block: null }],
    ['malformed', { kind: 'dance' }],
    ['malformed', null],
  ])('refuse with %s: %j', (kind, operation) => {
    expect(rejected(operation)).toBe(kind);
  });

  it('reject a group beyond the limit [B-3-22]', () => {
    const add = (id: string): TreeOperation => ({
      kind: 'add_group',
      block: 'a',
      index: 0,
      group: { id, fields: {} },
    });
    const applied = applyAll(tree, [add('x'), add('y')], exampleOf);
    expect(applied).toMatchObject({ ok: false, at: 1, failure: { kind: 'limit' } });
  });

  it('say which field of which block is wrong, in both languages', () => {
    const applied = apply(
      tree,
      { kind: 'set_field', block: 'a', field: 'amount', value: 11 },
      exampleOf,
    );
    expect(applied).toMatchObject({
      ok: false,
      failure: {
        message: { ar: expect.stringContaining('مثال'), en: expect.stringContaining('Example') },
        issues: [{ block: 'a', field: 'amount', rule: 'range' }],
      },
    });
  });
});

describe('any sequence of operations', () => {
  it('undone in reverse gives the tree back, and keeps it valid on the way', () => {
    fc.assert(
      fc.property(trees, fc.array(operations, { maxLength: 25 }), (start, sequence) => {
        let current = start;
        const inverse: TreeOperation[] = [];
        for (const operation of sequence) {
          const applied = apply(current, operation, exampleOf);
          if (!applied.ok) continue;
          current = applied.tree;
          inverse.unshift(JSON.parse(JSON.stringify(applied.inverse)));
          const errors = validateTree(current, exampleOf).filter(
            ({ severity }) => severity === 'error',
          );
          expect(errors).toEqual([]);
        }
        const undone = applyAll(current, inverse, exampleOf);
        expect(undone.ok && undone.tree).toEqual(start);
      }),
      { numRuns: runs(500) },
    );
  });

  it('redone after an undo gives the same again', () => {
    fc.assert(
      fc.property(trees, operations, (start, operation) => {
        const first = apply(start, operation, exampleOf);
        if (!first.ok) return;
        const back = apply(first.tree, first.inverse, exampleOf);
        expect(back.ok && apply(back.tree, back.inverse, exampleOf)).toMatchObject({
          tree: first.tree,
        });
      }),
    );
  });

  it('never throws, whatever the operation is', () => {
    fc.assert(
      fc.property(trees, fc.anything(), fc.anything(), (start, anything, value) => {
        apply(start, anything as TreeOperation, exampleOf);
        readOperation(anything);
        for (const kind of ['insert_block', 'set_field', 'add_group', 'move_group']) {
          const operation = { kind, block: 'a', index: 0, group: value, field: 'name', value };
          apply(start, operation as never, exampleOf);
          readOperation(operation);
        }
      }),
    );
  });
});

it('reads operations that came over the network, and nothing else', () => {
  fc.assert(
    fc.property(operations, (operation) => {
      expect(readOperation(JSON.parse(JSON.stringify(operation)))).not.toBeNull();
    }),
  );
  for (const wrong of [null, [], {}, { kind: 'toString' }, { kind: 'remove_block', block: 4 }]) {
    expect(readOperation(wrong)).toBeNull();
  }
});
