import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from '../../engine/filters/filter-definitions.js';
import type { MonthlyBudget, Range } from '../../engine/query/vehicle-query.js';

/** Reading of a part of the text; `text` is that part as typed. */
export type WordReading =
  | {
      readonly kind: 'values';
      readonly text: string;
      readonly key: ListKey;
      readonly values: readonly string[];
      /** True if the values are excluded. */
      readonly not: boolean;
      /** True for a part of longer names: `sport`. */
      readonly isPart?: boolean;
    }
  | { readonly kind: 'range'; readonly text: string; readonly key: RangeKey; readonly range: Range }
  | { readonly kind: 'monthly'; readonly text: string; readonly monthly: MonthlyBudget }
  | { readonly kind: 'sort'; readonly text: string; readonly sort: Sort };

/** Free text, matched against the texts of a vehicle. */
export interface LeftWords {
  /** As typed. */
  readonly text: string;
  /** In the form of the index: `-towbar` excludes vehicles with it. */
  readonly words: string;
  /** True for a maker that the stock does not have. */
  readonly isAbsent?: boolean;
}

/** Result of parsing search text. */
export interface ParsedSearchText {
  readonly readings: readonly WordReading[];
  /** Text that was not parsed into filters, in order. */
  readonly left: readonly LeftWords[];
  /** The same as one text; '' if everything was parsed. */
  readonly rest: string;
}

type Without<Reading> = Reading extends unknown ? Omit<Reading, 'text'> : never;

export type Meaning =
  | Without<WordReading>
  /** `words` is set if the searched form differs from the typed one. */
  | { readonly kind: 'left'; readonly words?: string | undefined; readonly isAbsent?: boolean }
  | { readonly kind: 'filler' };

/** A reading of some pieces with its confidence in words. */
export interface Step {
  readonly next: number;
  readonly score: number;
  readonly meaning: Meaning;
  /** True if the word is only a part of longer names. */
  readonly isPart?: boolean;
}
