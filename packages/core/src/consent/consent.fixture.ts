import { vi } from 'vitest';
import { type Logger, silentLogger } from '../errors/logger.js';
import { createStorage } from '../storage/create-storage.js';
import { localEntries } from '../storage/entries.js';
import { basicConsent } from './basic-consent.js';
import { type ConsentOptions, createConsent } from './create-consent.js';

/** One visitor's browser: local storage shared by tabs, and a cookie jar. */
export function browser(stored: Record<string, string> = {}) {
  const content = new Map(Object.entries(stored));
  const cookies = new Map<string, string>();
  const tabs = new Set<(event: { key: string | null }) => void>();

  /** Storage of one tab; other tabs receive its writes. */
  const tab = () => {
    const listeners = new Set<(event: { key: string | null }) => void>();
    const tell = (key: string) => {
      for (const listener of tabs) if (!listeners.has(listener)) listener({ key });
    };
    const area = {
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, value: string) => {
        content.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        content.delete(key);
        tell(key);
      },
    };
    const events = {
      addEventListener: (_: string, listener: (event: { key: string | null }) => void) => {
        listeners.add(listener);
        tabs.add(listener);
      },
      removeEventListener: (_: string, listener: (event: { key: string | null }) => void) => {
        listeners.delete(listener);
        tabs.delete(listener);
      },
    };
    return createStorage(area, silentLogger, localEntries, () => events);
  };
  /** Changes storage from outside, and notifies every tab. */
  const damage = (key: string, value: string | null) => {
    if (value === null) content.delete(key);
    else content.set(key, value);
    for (const listener of tabs) listener({ key });
  };
  const jar = {
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (cookie: string) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  return { content, cookies, jar, tab, damage };
}

type Visitor = Pick<ReturnType<typeof browser>, 'jar' | 'tab'>;

/** Consent of one page; default: the basic strategy. */
export function page(visitor: Visitor, options: Partial<Omit<ConsentOptions, 'logger'>> = {}) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  return { ...quietPage(visitor, logger, options), logger };
}

/** The same without a recording logger, for tests that create very many pages. */
export function quietPage(
  { jar, tab }: Visitor,
  logger: Logger,
  options: Partial<Omit<ConsentOptions, 'logger'>> = {},
) {
  const storage = tab();
  const consent = createConsent({
    strategy: basicConsent({ storage, logger }),
    cookies: jar,
    place: () => ({ hostname: 'www.mawkib.example', pathname: '/ar/cars' }),
    now: () => Date.parse('2026-11-20T10:00:00Z'),
    logger,
    ...options,
  });
  return { consent, storage };
}

export const stored = (value: object) => ({ cookieConsentStatus: JSON.stringify(value) });
