import { vi } from 'vitest';
import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';
import { createStorage, localEntries } from '../storage/index.js';
import type { PageGlobals } from './page-globals.js';

/** Consent with a status set by the test. */
export function consentOf(status: ConsentStatus = 'pending', scopes: readonly ConsentScope[] = []) {
  let state = { status, scopes };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    granted: (scope: ConsentScope) => state.scopes.includes(scope),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    decide(next: ConsentStatus, granted: readonly ConsentScope[] = []) {
      state = { status: next, scopes: granted };
      for (const listener of listeners) listener();
    },
  };
}

export function loggerOf() {
  const warn = vi.fn<(message: string, details?: unknown) => void>();
  const error = vi.fn<(message: string, details?: unknown) => void>();
  return {
    warn,
    error,
    lines: () => [...warn.mock.calls, ...error.mock.calls].map(([line]) => line),
  };
}

/** Local storage shared by several tabs. */
export function storageOf(content = new Map<string, string>()) {
  const area = {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
  return Object.assign(createStorage(area, loggerOf(), localEntries), { content });
}

export type Entry = Record<string, unknown> & { event?: string };

/** Entries of the data layer, without those that clear `ecommerce`. */
export const eventsOf = (page: PageGlobals): Entry[] =>
  ((page.dataLayer ?? []) as Entry[]).filter((entry) => entry.event !== undefined);

export const namesOf = (page: PageGlobals) => eventsOf(page).map(({ event }) => event);
