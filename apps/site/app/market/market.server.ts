import type { Call } from '@mawkib/api-clients';
import {
  getNavEntries,
  getSettings,
  type Metahead,
  getMetaheads,
  type NavEntry,
  type Setting,
} from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../site-context.ts';

/** What every page of a market shares. */
export interface Market {
  settings: readonly Setting[];
  navigation: readonly NavEntry[];
  metaheads: readonly Metahead[];
}

const lifetime = 30_000;

/**
 * The market's shared data per language. A stale value is answered at once and refreshed behind;
 * a source that fails leaves its last value, or nothing, and never takes a page down.
 */
export function createMarketCache({ call, log }: { call: Call; log: SiteContext['log'] }) {
  let entries = new Map<Locale, { value: Promise<Market>; at: number }>();

  const load = async (locale: Locale, last?: Market): Promise<Market> => {
    const or =
      <T>(name: string, fallback: T) =>
      (cause: unknown) => {
        log('error', `The market's ${name} could not be loaded`, cause);
        return fallback;
      };
    const [settings, navigation, metaheads] = await Promise.all([
      call(getSettings, {}).then((answer) => answer.data, or('settings', last?.settings ?? [])),
      call(getNavEntries, { query: { locale } }).then(
        (answer) => answer.data,
        or('navigation', last?.navigation ?? []),
      ),
      call(getMetaheads, { query: {} }).then(
        (answer) => answer.data,
        or('metaheads', last?.metaheads ?? []),
      ),
    ]);
    return { settings, navigation, metaheads };
  };

  return {
    async get(locale: Locale): Promise<Market> {
      const known = entries.get(locale);
      if (known && Date.now() - known.at < lifetime) return known.value;
      const last = known ? await known.value : undefined;
      const value = load(locale, last);
      entries.set(locale, { value, at: Date.now() });
      return last ?? value;
    },
    purge() {
      entries = new Map();
    },
  };
}
