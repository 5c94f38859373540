import { median } from '../report.ts';

/** What Lighthouse found on a page: scores of 100, milliseconds, and what lost points. */
export interface Finding {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits of the three exact categories that failed, and what shifted. */
  faults: string[];
}

type Figure = Exclude<keyof Finding, 'faults'>;

/** The least score or the most milliseconds (of layout shift, its sum) that a page may have. */
const min = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
const max = { lcp: 1500, tbt: 100, cls: 0.02 };

const figures = [...Object.keys(min), ...Object.keys(max)] as Figure[];

/** Of several runs: the median of each figure, and every fault that any run had. */
export function medianOf(runs: readonly Finding[]): Finding {
  const middle = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]);
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  return { ...(Object.fromEntries(middle) as Record<Figure, number>), faults };
}

/** The figures that a page misses. */
export const missed = (finding: Finding): string[] => [
  ...Object.entries(min).flatMap(([figure, limit]) =>
    finding[figure as keyof typeof min] < limit ? [figure] : [],
  ),
  ...Object.entries(max).flatMap(([figure, limit]) =>
    finding[figure as keyof typeof max] > limit ? [figure] : [],
  ),
];
