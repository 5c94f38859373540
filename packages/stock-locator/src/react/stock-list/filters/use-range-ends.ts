import { formatNumber, type Locale } from '@mawkib/core/locale';
import type { RangeFilter } from '../../../engine/filters/filter-definitions.js';
import { asRange } from '../../../engine/query/query-values.js';
import {
  type RangeScale,
  rangeOfThumbs,
  rangeScale,
  thumbsOf,
} from '../../../engine/query/range-scale.js';
import type { Range } from '../../../engine/query/vehicle-query.js';
import type { Facets } from '../../labels/facets.js';
import { boundText } from '../../labels/filter-labels.js';
import { rangeUnit } from '../../labels/unit-name.js';
import { useSyncedState } from '../use-synced-state.js';
import { messages } from './range.messages.js';

export interface RangeEndsOptions {
  filter: RangeFilter;
  /** Range of the current query. */
  range: Range | undefined;
  /** Bounds of the service, from `facets.bounds(key)`. */
  bounds: ReturnType<Facets['bounds']>;
  locale: Locale;
}

type Ends = Readonly<Record<'from' | 'to', string>>;
type Thumbs = readonly [low: number, high: number];

/** State of a range during input, by two text fields or two thumbs. */
export interface RangeEnds {
  /** Scale of the slider; undefined if there is only one value. */
  scale: RangeScale | undefined;
  /** Content of the text fields, in any digits; '' is an open end. */
  texts: Ends;
  setText(end: 'from' | 'to', text: string): void;
  thumbs: Thumbs;
  /** Moves the thumbs; the end of a thumb that did not move keeps its exact number. */
  setThumbs(thumbs: Thumbs): void;
  /** Range during input, applied or not. */
  range: Range | undefined;
  /** True if the range differs from the query's. */
  isChanged: boolean;
  /** '' for years. */
  unit: string;
  /** Min and max of the results, as placeholders. */
  hints: Ends;
  /** Accessible text of a number with its unit. */
  say(value: number): string;
}

const sameEnds = (a: Ends, b: Ends) => a.from === b.from && a.to === b.to;

export function useRangeEnds(options: RangeEndsOptions): RangeEnds {
  const { filter, bounds, locale } = options;
  const shown = (value: number | undefined) => {
    if (value === undefined) return '';
    return filter.measure === 'year' ? String(value) : formatNumber(value, locale);
  };
  const textsOf = (range: Range | undefined): Ends => ({
    from: shown(range?.from),
    to: shown(range?.to),
  });
  const requested = textsOf(options.range);
  const [texts, setTexts] = useSyncedState<Ends>(requested, sameEnds);
  const scale = rangeScale(bounds);
  const range = asRange(texts.from, texts.to);
  const thumbs: Thumbs = scale ? thumbsOf(scale, range) : [0, 0];
  return {
    scale,
    texts,
    thumbs,
    range,
    isChanged: !sameEnds(texts, requested),
    unit: rangeUnit(filter, locale),
    hints: { from: shown(bounds?.min), to: shown(bounds?.max) },
    setText: (end, text) => setTexts({ ...texts, [end]: text }),
    setThumbs(next) {
      if (!scale) return;
      const set = textsOf(rangeOfThumbs(scale, next));
      setTexts({
        from: next[0] === thumbs[0] ? texts.from : set.from,
        to: next[1] === thumbs[1] ? texts.to : set.to,
      });
    },
    say(value) {
      const text = boundText(filter, value, locale);
      const isEnd = scale?.hasBeyond && value >= scale.max;
      return isEnd ? messages(locale)('and_more', { value: text }) : text;
    },
  };
}
