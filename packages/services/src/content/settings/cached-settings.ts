import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { getSettings } from '@mawkib/api-clients/contracts/content';
import { asc } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { isDatabaseUnreachable } from '../../db/database-errors.js';
import { settings } from '../../db/schema/index.js';
import { deepFreeze } from '../../runtime/deep-freeze.js';
import { settingsOfMarket } from './setting-registry.js';

type Response = ResponseOf<typeof getSettings>;

/** Fallback expiry: a broken network can lose an event. */
const maxAgeMs = 15_000;

/**
 * Cache of the settings that visitors may see, until any process changes one. While the database is
 * unreachable, expired settings are served.
 */
export interface CachedSettings {
  response(): Promise<Response>;
  /** Clears the cache after a change in this process, so that the author sees it at once. */
  forget(): void;
}

export function createCachedSettings({
  db,
  events,
  clock,
  market,
}: Pick<AppContext, 'db' | 'events' | 'clock' | 'market'>): CachedSettings {
  const { isPrivate } = settingsOfMarket(market);
  let cached: { response: Response; until: number } | undefined;
  /** Counts invalidations, so that a query that started before one is not cached. */
  let invalidations = 0;
  const forget = () => {
    invalidations += 1;
    cached = undefined;
  };
  events.on('settings_changed', forget);
  events.on('resync', () => {
    invalidations += 1;
    if (cached) cached = { ...cached, until: 0 };
  });
  return {
    forget,
    async response() {
      const now = clock.now().getTime();
      if (cached && now < cached.until) return cached.response;
      const before = invalidations;
      const last = cached;
      let found: { key: string; value: string }[];
      try {
        found = await db
          .select({ key: settings.key, value: settings.value })
          .from(settings)
          .orderBy(asc(settings.key));
      } catch (error) {
        if (last && last === cached && isDatabaseUnreachable(error)) return last.response;
        throw error;
      }
      const visible = found.filter(({ key }) => !isPrivate(key));
      const response = deepFreeze({
        data: visible.map(({ key, value }) => ({ id: key, key, value })),
      });
      if (before === invalidations) cached = { response, until: now + maxAgeMs };
      return response;
    },
  };
}
