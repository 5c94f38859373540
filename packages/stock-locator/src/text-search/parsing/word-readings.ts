import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from '../../engine/filters/filter-definitions.js';
import type { MonthlyBudget, Range } from '../../engine/query/vehicle-query.js';

/** What a part of the typed text was taken for. `text` is that part as it was typed. */
export type WordReading =
  | {
      readonly kind: 'values';
      readonly text: string;
      readonly key: ListKey;
      readonly values: readonly string[];
      /** Whether these values are what the visitor does not want. */
      readonly not: boolean;
      /** Whether only words of longer names were read: `sport`. */
      readonly isPart?: boolean;
    }
  | { readonly kind: 'range'; readonly text: string; readonly key: RangeKey; readonly range: Range }
  | { readonly kind: 'monthly'; readonly text: string; readonly monthly: MonthlyBudget }
  | { readonly kind: 'sort'; readonly text: string; readonly sort: Sort };

/** Words that are no filter: they are looked for in what describes a vehicle. */
export interface LeftWords {
  /** As they were typed. */
  readonly text: string;
  /** As the index looks for them: `-towbar` is what a vehicle must not have. */
  readonly words: string;
}

/** A search in words, understood as far as it can be. */
export interface ParsedSearchText {
  readonly readings: readonly WordReading[];
  /** What was not understood as filters, in order. */
  readonly left: readonly LeftWords[];
  /** The same as one text; '' when all was understood. */
  readonly rest: string;
}

type Without<Reading> = Reading extends unknown ? Omit<Reading, 'text'> : never;

export type Meaning =
  | Without<WordReading>
  /** `words` where they are looked for otherwise than they were typed. */
  | { readonly kind: 'left'; readonly words?: string | undefined }
  | { readonly kind: 'filler' };

/** A reading of some pieces, and how sure it is, counted in words. */
export interface Step {
  readonly next: number;
  readonly score: number;
  readonly meaning: Meaning;
  /** Only words of longer names were read. */
  readonly isPart?: boolean;
}
