import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { oneOf, text } from '../reading/decoder.js';
import { createStorage, entry, type StorageChange } from './index.js';
import { browser } from './storage-area.fixture.js';
import { versionsKey } from './stored-versions.js';

const entries = { plain: entry(text), choice: entry(oneOf(['a', 'b'])) };
const open = (tab: ReturnType<ReturnType<typeof browser>['tab']>) =>
  createStorage(tab.area, silentLogger, entries, () => tab.events);

describe('tabs', () => {
  it('stay in step', () => {
    const { tab } = browser();
    const [here, there] = [tab(), tab()].map(open);
    const [told, changesOfOther] = [vi.fn(), vi.fn()];
    here?.subscribe('plain', told);
    here?.subscribe('choice', changesOfOther);
    there?.set('plain', 'x');
    expect(here?.get('plain')).toBe('x');
    expect([told.mock.calls.length, changesOfOther.mock.calls.length]).toEqual([1, 0]);
    there?.remove('plain');
    expect([here?.get('plain'), told.mock.calls.length]).toEqual([null, 2]);
  });

  it('are notified of their own writes, and of a storage that was cleared', () => {
    const { tab, clear } = browser();
    const [first, second] = [tab(), tab()];
    const here = open(first);
    const told = vi.fn();
    const stop = here.subscribe('plain', told);
    here.set('plain', 'x');
    clear(second);
    expect([here.get('plain'), told.mock.calls.length]).toEqual([null, 2]);
    stop();
    stop();
    here.set('plain', 'y');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('listen to the browser only while someone listens to them', () => {
    const listening = new Set<(event: StorageChange) => void>();
    const events = {
      addEventListener: (_: 'storage', listener: (event: StorageChange) => void) =>
        void listening.add(listener),
      removeEventListener: (_: 'storage', listener: (event: StorageChange) => void) =>
        void listening.delete(listener),
    };
    const storage = createStorage(browser().tab().area, silentLogger, entries, () => events);
    const stops = [storage.subscribe('plain', vi.fn()), storage.subscribe('choice', vi.fn())];
    expect(listening.size).toBe(1);
    for (const stop of stops) stop();
    expect(listening.size).toBe(0);
  });

  it('agree after any order of writes, foreign texts and reads, and keep their snapshots', () => {
    const key = fc.constantFrom('plain' as const, 'choice' as const);
    const who = fc.nat({ max: 1 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), who, key, value: fc.constantFrom('a', 'b') }),
      fc.record({ kind: fc.constant('remove' as const), who, key }),
      fc.record({ kind: fc.constant('read' as const), who, key }),
      fc.record({
        kind: fc.constant('foreign' as const),
        key: fc.oneof(key, fc.constant(versionsKey)),
        text: fc.oneof(fc.json(), fc.string(), fc.constantFrom('"a"', '{"plain":2}')),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const world = browser();
        const tabs = [world.tab(), world.tab()].map(open) as [
          ReturnType<typeof open>,
          ReturnType<typeof open>,
        ];
        const shown = tabs.map((tab) => ({ plain: tab.get('plain'), choice: tab.get('choice') }));
        tabs.forEach((tab, at) => {
          for (const name of ['plain', 'choice'] as const) {
            tab.subscribe(name, () => {
              Object.assign(shown[at] as object, { [name]: tab.get(name) });
            });
          }
        });
        for (const taken of steps) {
          if (taken.kind === 'foreign') world.write(taken.key, taken.text);
          else {
            const tab = tabs[taken.who as 0 | 1];
            if (taken.kind === 'set') expect(tab.set(taken.key, taken.value as 'a')).toBe(true);
            else if (taken.kind === 'remove') tab.remove(taken.key);
            else expect(tab.get(taken.key)).toBe(tab.get(taken.key));
          }
        }
        const isNoteTouched = steps.some(({ key }) => key === versionsKey);
        for (const name of ['plain', 'choice'] as const) {
          expect(tabs[0].get(name)).toEqual(tabs[1].get(name));
          if (isNoteTouched) continue;
          expect(shown.map((values) => values[name])).toEqual([
            tabs[0].get(name),
            tabs[0].get(name),
          ]);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
