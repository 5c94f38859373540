import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { flag, shape, text } from '../reading/decoder.js';
import { createStorage, entry } from './index.js';
import { memory } from './storage-area.fixture.js';
import { versionsKey } from './stored-versions.js';

const named = entry(shape({ name: text, isNew: flag }), {
  version: 3,
  migrate: (old, from) =>
    from < 3 && typeof old === 'object' && { name: 'none', isNew: from === 2, ...old },
});
const entries = { named, plain: entry(text) };
const over = (initial: Record<string, string>) => {
  const area = memory(initial);
  return { area, storage: createStorage(area, silentLogger, entries) };
};

describe('versions', () => {
  it('are kept apart from contents, and only where they are not 1', () => {
    const { area, storage } = over({});
    storage.set('plain', 'x');
    expect([...area.content.keys()]).toEqual(['plain']);
    storage.set('named', { name: 'x', isNew: true });
    expect(area.content.get('named')).toBe('{"name":"x","isNew":true}');
    expect(area.content.get(versionsKey)).toBe('{"named":3}');
    storage.remove('named');
    expect([...area.content.keys()]).toEqual(['plain']);
  });

  it('are migrated from, one without a note being 1', () => {
    expect(over({ named: '{}' }).storage.get('named')).toEqual({ name: 'none', isNew: false });
    const noted = over({ named: '{"name":"x"}', [versionsKey]: '{"named":2,"other":7}' });
    expect(noted.storage.get('named')).toEqual({ name: 'x', isNew: true });
    noted.storage.set('named', { name: 'y', isNew: false });
    expect(JSON.parse(noted.area.content.get(versionsKey) ?? '')).toEqual({ named: 3, other: 7 });
  });

  it('reads again when the same text gets another version', () => {
    const double = entry((value) => (typeof value === 'number' ? value : undefined), {
      version: 2,
      migrate: (old) => Number(old) * 2,
    });
    const storage = createStorage(memory({ double: '4' }), silentLogger, { double });
    expect(storage.get('double')).toBe(8);
    storage.set('double', 4);
    expect(storage.get('double')).toBe(4);
  });

  it('that cannot be migrated reset their key alone', () => {
    const throwing = entry(text, {
      version: 2,
      migrate: () => {
        throw new Error('old');
      },
    });
    const area = memory({ throwing: '"x"', plain: '"y"', [versionsKey]: '{"plain":9}' });
    const warn = vi.fn();
    const logger = { ...silentLogger, warn };
    const storage = createStorage(area, logger, { throwing, plain: entry(text) });
    expect([storage.get('throwing'), storage.get('plain')]).toEqual([null, null]);
    expect(area.content.size).toBe(0);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('may be damaged themselves: then each is 1', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (notes) => {
        const { storage } = over({ plain: '"x"', [versionsKey]: notes });
        const isNoted = /"plain"/.test(notes);
        if (!isNoted) expect(storage.get('plain')).toBe('x');
      }),
    );
  });

  it('are not noted where there is no room: the value is not stored at all', () => {
    const area = memory();
    const full = {
      ...area,
      setItem: (key: string, value: string) => {
        if (key === versionsKey) throw new Error('full');
        area.setItem(key, value);
      },
    };
    const storage = createStorage(full, silentLogger, entries);
    expect(storage.set('named', { name: 'x', isNew: true })).toBe(false);
    expect(area.content.size).toBe(0);
  });
});
