import type { AnswerOf, getSettings } from '@mawkib/api-clients/contracts';
import { asc } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { isUnreachable } from '../../db/database-failure.js';
import { settings } from '../../db/schema/index.js';
import { deepFreeze } from '../../runtime/deep-freeze.js';
import { settingsOfMarket } from './setting-definition.js';

type Answer = AnswerOf<typeof getSettings>;

/** Backstop of what is kept: a silent network may swallow an event. */
const keptForMs = 15_000;

/**
 * The settings that visitors are told, in memory until one changes in any process; while the database
 * is out of reach, however old they are.
 */
export interface KeptSettings {
  answer(): Promise<Answer>;
  /** After a change in this process: who made it sees it at once. */
  forget(): void;
}

export function createKeptSettings({
  db,
  events,
  clock,
  market,
}: Pick<AppContext, 'db' | 'events' | 'clock' | 'market'>): KeptSettings {
  const { isPrivate } = settingsOfMarket(market);
  let kept: { answer: Answer; until: number } | undefined;
  /** Counts what was forgotten, so that an answer that was under way then is not kept. */
  let forgotten = 0;
  const forget = () => {
    forgotten += 1;
    kept = undefined;
  };
  events.on('settings_changed', forget);
  events.on('resync', () => {
    forgotten += 1;
    if (kept) kept = { ...kept, until: 0 };
  });
  return {
    forget,
    async answer() {
      const now = clock.now().getTime();
      if (kept && now < kept.until) return kept.answer;
      const before = forgotten;
      const last = kept;
      let found: { key: string; value: string }[];
      try {
        found = await db
          .select({ key: settings.key, value: settings.value })
          .from(settings)
          .orderBy(asc(settings.key));
      } catch (error) {
        if (last && last === kept && isUnreachable(error)) return last.answer;
        throw error;
      }
      const told = found.filter(({ key }) => !isPrivate(key));
      const answer = deepFreeze({
        data: told.map(({ key, value }) => ({ id: key, key, value })),
      });
      if (before === forgotten) kept = { answer, until: now + keptForMs };
      return answer;
    },
  };
}
