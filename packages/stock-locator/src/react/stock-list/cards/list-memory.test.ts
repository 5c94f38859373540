import { describe, expect, it } from 'vitest';
import { rawVehicles } from '../../../fixtures/raw-vehicles.js';
import { createListMemory, type ListStorage } from './list-memory.js';

const [first = [], second = []] = [rawVehicles(4).slice(0, 2), rawVehicles(4).slice(2)];

function open(stored: { lists?: unknown } = {}, clock = { now: 0 }) {
  const storage: ListStorage = {
    get: () => (stored.lists ?? null) as ReturnType<ListStorage['get']>,
    set(_key, lists) {
      stored.lists = JSON.parse(JSON.stringify(lists));
      return true;
    },
  };
  return { memory: createListMemory(storage, () => clock.now), stored, clock };
}

describe('the memory of lists', () => {
  it('hands the pages of a list and the place in it on to the next document', () => {
    const { memory, stored, clock } = open();
    memory.add('/vehicles?', 1, first);
    memory.add('/vehicles?', 2, second);
    memory.save(1840);
    const next = open(stored, clock).memory;
    expect([...(next.pagesOf('/vehicles?') ?? [])]).toEqual([
      [1, first],
      [2, second],
    ]);
    next.add('/vehicles?', 2, second);
    expect(next.topOf('/vehicles?')).toBe(1840);
    expect(next.pagesOf('/vehicles?models=XF')).toBeUndefined();
  });

  it('keeps nothing of a list of one page, which its address gives anyway', () => {
    const { memory, stored } = open();
    memory.add('/vehicles?', 1, first);
    memory.save(0);
    expect(stored.lists).toEqual([]);
  });

  it('forgets after ten minutes', () => {
    const { memory, clock } = open();
    memory.add('a', 1, first);
    clock.now = 10 * 60_000;
    expect(memory.pagesOf('a')).toBeUndefined();
  });

  it('keeps the eight that were seen last', () => {
    const { memory } = open();
    for (let list = 0; list < 9; list += 1) memory.add(String(list), 1, first);
    expect([memory.pagesOf('0'), memory.pagesOf('1')?.size]).toEqual([undefined, 1]);
  });
});
