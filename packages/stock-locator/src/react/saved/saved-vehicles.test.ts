import { silentLogger } from '@mawkib/core/errors';
import { describe, expect, it } from 'vitest';
import { createSavedVehicles } from './saved-vehicles.js';

function area() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('saved vehicles', () => {
  it('are stored with id and list under the key of the spec [S-3-31] [S-9-28]', () => {
    const storage = area();
    createSavedVehicles(() => storage, silentLogger).toggle({ id: '7', list: 'uae' });
    expect(JSON.parse(storage.items.get('stockLocatorSavedVahicles') ?? '')).toEqual([
      { id: '7', list: 'uae' },
    ]);
  });

  it('are there after a reload, and gone when taken away [S-1-06]', () => {
    const storage = area();
    const first = createSavedVehicles(() => storage, silentLogger);
    first.toggle({ id: '7' });
    first.toggle({ id: '8' });
    const again = createSavedVehicles(() => storage, silentLogger);
    expect(again.list().map(({ id }) => id)).toEqual(['8', '7']);
    again.toggle({ id: '7' });
    expect(again.isSaved('7')).toBe(false);
  });

  it('follow another tab', () => {
    const storage = area();
    const [here, there] = [0, 1].map(() => createSavedVehicles(() => storage, silentLogger));
    let told = 0;
    here?.subscribe(() => {
      told += 1;
    });
    expect(here?.isSaved('7')).toBe(false);
    there?.toggle({ id: '7' });
    here?.reload();
    expect([here?.isSaved('7'), told]).toEqual([true, 1]);
  });

  it('work for the visit where nothing can be stored', () => {
    const saved = createSavedVehicles(() => null, silentLogger);
    saved.toggle({ id: '7' });
    expect(saved.isSaved('7')).toBe(true);
  });
});
