import type { Judged } from './judge.ts';
import type { Row } from './read-rows.ts';

/**
 * Rows of a package. `lost` are the rows of `missing` that have tests, all of code that no app
 * runs.
 */
export type Coverage = { package: string; covered: Row[]; missing: Row[]; lost: Row[] };

/** Rows by package, covered or missing, and mentions of ids that no row has. */
export function compare(rows: readonly Row[], mentions: readonly Judged[]) {
  const mentioned = new Set(mentions.map(({ id }) => id));
  const counted = new Set(mentions.filter(({ runs }) => runs).map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  const names = [...new Set(rows.map((row) => row.package))].sort();
  const packages = names.map((name): Coverage => {
    const own = rows.filter((row) => row.package === name);
    const missing = own.filter(({ id }) => !counted.has(id));
    return {
      package: name,
      covered: own.filter(({ id }) => counted.has(id)),
      missing,
      lost: missing.filter(({ id }) => mentioned.has(id)),
    };
  });
  return { packages, unknown: mentions.filter(({ id }) => !known.has(id)) };
}
