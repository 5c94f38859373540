import type { Row } from './read-rows.ts';
import type { Mention } from './read-titles.ts';

export type Coverage = { package: string; covered: Row[]; missing: Row[] };

/** Rows by package, each covered or missing, and the mentions of ids that no row has. */
export function compare(rows: readonly Row[], mentions: readonly Mention[]) {
  const mentioned = new Set(mentions.map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  const names = [...new Set(rows.map((row) => row.package))].sort();
  const packages = names.map((name): Coverage => {
    const own = rows.filter((row) => row.package === name);
    return {
      package: name,
      covered: own.filter(({ id }) => mentioned.has(id)),
      missing: own.filter(({ id }) => !mentioned.has(id)),
    };
  });
  return { packages, unknown: mentions.filter(({ id }) => !known.has(id)) };
}
