import { median } from '../report.ts';

/** Lighthouse result of a page: scores out of 100, times in ms, and what lost points. */
export interface Finding {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Failed audits of the three exact categories, and layout shifts. */
  faults: string[];
}

type Figure = Exclude<keyof Finding, 'faults'>;

/** Min scores and max times in ms (layout shift: sum) of a page. */
const min = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
const max = { lcp: 1500, tbt: 100, cls: 0.02 };

const figures = [...Object.keys(min), ...Object.keys(max)] as Figure[];

/** Median of each figure over several runs, and all faults of any run. */
export function medianOf(runs: readonly Finding[]): Finding {
  const middle = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]);
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  return { ...(Object.fromEntries(middle) as Record<Figure, number>), faults };
}

/** Figures that the page misses. */
export const missed = (finding: Finding): string[] => [
  ...Object.entries(min).flatMap(([figure, limit]) =>
    finding[figure as keyof typeof min] < limit ? [figure] : [],
  ),
  ...Object.entries(max).flatMap(([figure, limit]) =>
    finding[figure as keyof typeof max] > limit ? [figure] : [],
  ),
];
