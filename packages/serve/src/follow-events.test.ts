import { beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.js';

const site = { purge: vi.fn(), suspend: vi.fn(), resume: vi.fn() };
const heard = new Map<string, () => void>();
beforeEach(() => {
  vi.clearAllMocks();
  heard.clear();
  followEvents(site, {
    on: (name, listener) => {
      heard.set(name, listener as () => void);
      return () => heard.delete(name);
    },
  });
});

const shown = [
  'page_published',
  'settings_changed',
  'form_changed',
  'stock_changed',
  'offers_changed',
];
test.each(shown)('finished pages go at once with %s', (event) => {
  heard.get(event)?.();
  expect(site.purge).toHaveBeenCalledOnce();
});

test('they stay while the database is unreachable, and are rendered again afterwards', () => {
  heard.get('database_lost')?.();
  expect(site.suspend).toHaveBeenCalledOnce();
  expect(site.purge).not.toHaveBeenCalled();
  heard.get('resync')?.();
  expect(site.resume).toHaveBeenCalledOnce();
});
