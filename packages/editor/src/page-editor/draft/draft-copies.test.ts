import { beforeEach, expect, it } from 'vitest';
import { copyKey, orphanedCopies, removeCopy, writeCopy } from './draft-copies.ts';

const removal = { kind: 'remove_block', block: 'a' } as const;
const copy = (at: number) => ({ version: 3, operations: [removal], at });

const area = () => localStorage;

beforeEach(() => localStorage.clear());

it('finds what a killed tab left, newest first, and leaves open tabs alone', () => {
  writeCopy(area, copyKey('home', 'old'), copy(1));
  writeCopy(area, copyKey('home', 'new'), copy(2));
  writeCopy(area, copyKey('home', 'open'), copy(3));
  writeCopy(area, copyKey('other', 'x'), copy(4));
  const found = orphanedCopies(area, 'home', new Set([copyKey('home', 'open')]));
  expect(found.map((one) => one.copy.at)).toEqual([2, 1]);
});

it('leaves nothing behind once everything is saved', () => {
  const key = copyKey('home', 'tab');
  writeCopy(area, key, copy(1));
  writeCopy(area, key, { ...copy(2), operations: [] });
  expect(localStorage.getItem(key)).toBeNull();
});

it('passes over damaged copies', () => {
  localStorage.setItem(copyKey('home', '1'), '{"version":');
  localStorage.setItem(copyKey('home', '2'), '{"version":1,"operations":[{"kind":"x"}],"at":1}');
  expect(orphanedCopies(area, 'home', new Set())).toEqual([]);
});

it('says so when the browser keeps nothing', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(writeCopy(() => full, 'x', copy(1))).toBe(false);
});

it('does without a storage', () => {
  const none = () => {
    throw new Error('denied');
  };
  expect(writeCopy(none, copyKey('home', '1'), copy(1))).toBe(false);
  expect(orphanedCopies(none, 'home', new Set())).toEqual([]);
  expect(removeCopy(none, copyKey('home', '1'))).toBeUndefined();
});
