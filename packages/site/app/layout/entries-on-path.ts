import { matchesPathBrand } from '@mawkib/core/dynamic-content';
import type { LayoutEntry } from '../market-data/layout-data.server.ts';

/** Entries of the top bar on a path; their other conditions were evaluated by the server. */
export const entriesOnPath = (
  entries: readonly LayoutEntry[],
  path: string,
): readonly LayoutEntry[] =>
  entries.filter(
    ({ dc_strategy }) =>
      dc_strategy?.key !== 'brand_from_url' || matchesPathBrand(dc_strategy.value, path),
  );
