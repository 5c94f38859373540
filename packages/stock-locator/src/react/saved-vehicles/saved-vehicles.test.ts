import { silentLogger } from '@mawkib/core/errors';
import { createStorage, localEntries, type StorageChange } from '@mawkib/core/storage';
import { describe, expect, it } from 'vitest';
import { createSavedVehicles } from './saved-vehicles.js';

type Listener = (change: StorageChange) => void;

/** Storage of a browser with several tabs. Each tab receives storage events of the others. */
function browser() {
  const items = new Map<string, string>();
  const listeners = new Set<Listener>();
  const tab = () => {
    let own: Listener | undefined;
    const tell = (key: string) => {
      for (const listener of listeners) if (listener !== own) listener({ key });
    };
    const area = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        items.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => void items.delete(key),
    };
    const events = {
      addEventListener: (_: 'storage', listener: Listener) => {
        own = listener;
        listeners.add(listener);
      },
      removeEventListener: (_: 'storage', listener: Listener) => void listeners.delete(listener),
    };
    return createSavedVehicles(createStorage(area, silentLogger, localEntries, () => events));
  };
  return { items, tab };
}

describe('saved vehicles', () => {
  it('are stored with id and list under the key of the spec [S-3-31] [S-9-28]', () => {
    const { items, tab } = browser();
    tab().toggle({ id: '7', list: 'uae' });
    expect(JSON.parse(items.get('stockLocatorSavedVahicles') ?? '')).toEqual([
      { id: '7', list: 'uae' },
    ]);
  });

  it('are there after a reload, and gone when taken away [S-1-06]', () => {
    const { tab } = browser();
    const first = tab();
    first.toggle({ id: '7' });
    first.toggle({ id: '8' });
    const again = tab();
    expect(again.list().map(({ id }) => id)).toEqual(['8', '7']);
    again.toggle({ id: '7' });
    expect(again.isSaved('7')).toBe(false);
  });

  it('follow another tab', () => {
    const { tab } = browser();
    const [here, there] = [tab(), tab()];
    let told = 0;
    const stop = here.subscribe(() => {
      told += 1;
    });
    expect(here.isSaved('7')).toBe(false);
    there.toggle({ id: '7' });
    expect([here.isSaved('7'), told]).toEqual([true, 1]);
    expect(here.list()).toBe(here.list());
    stop();
    there.toggle({ id: '7' });
    expect([here.isSaved('7'), told]).toEqual([false, 1]);
  });

  it('work for the visit where nothing can be stored', () => {
    const saved = createSavedVehicles(createStorage(null, silentLogger, localEntries));
    let told = 0;
    saved.subscribe(() => {
      told += 1;
    });
    saved.toggle({ id: '7' });
    expect([saved.isSaved('7'), told]).toEqual([true, 1]);
    saved.remove('7');
    expect([saved.isSaved('7'), saved.list()]).toEqual([false, []]);
  });
});
