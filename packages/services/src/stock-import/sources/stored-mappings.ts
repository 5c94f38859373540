import type { Locale } from '@mawkib/api-clients/contracts';
import { localize } from '@mawkib/core/locale';
import {
  checkMapping,
  type FeedMapping,
  feedMappingSchema,
  type MappingProblem,
} from '@mawkib/stock-locator/feed';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { stockMappings } from '../../db/schema/stock-import-tables.js';
import type { FieldError } from '../../http/errors/api-error.js';
import { importErrors } from '../import-errors.js';

export type MappingRow = typeof stockMappings.$inferSelect;

/** The latest version of a mapping, or an earlier one. */
export async function findMapping(
  db: Database,
  name: string,
  version?: number,
): Promise<MappingRow | undefined> {
  const [row] = await db
    .select()
    .from(stockMappings)
    .where(
      and(
        eq(stockMappings.name, name),
        version === undefined
          ? isNull(stockMappings.deleted_at)
          : eq(stockMappings.version, version),
      ),
    )
    .orderBy(desc(stockMappings.version))
    .limit(1);
  return row;
}

/** Problems or warnings with their messages. */
export const presentProblems = (found: readonly MappingProblem[], locale: Locale) =>
  found.map(({ path, code, text }) => ({ path, code, message: localize(text, locale) }));

/** Validates a mapping; throws 422 `invalid_mapping` with each problem and its path. */
export function readMapping(given: unknown): FeedMapping {
  const parsed = feedMappingSchema.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }): FieldError => {
      const field = ['mapping', ...path].join('.');
      return { in: 'body', field, code: 'invalid_value', message: { ar: message, en: message } };
    });
    throw importErrors.invalidMapping(errors);
  }
  const mapping = parsed.data;
  // Missing columns can only be checked with a file.
  const problems = checkMapping(mapping, []).filter(({ code }) => code !== 'unknown_column');
  if (problems.length === 0) return mapping;
  throw importErrors.invalidMapping(
    problems.map(({ path, code, text }) => ({
      in: 'body',
      field: `mapping.${path}`,
      code,
      message: text,
    })),
  );
}
