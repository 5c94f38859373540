import { parseSearchText } from './parsing/parse-search-text.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

/** Parsed search text in one line: `models=Defender; display_price ..300000`. */
export function parsedText(vocabulary: Vocabulary, typed: string): string {
  const { readings, rest } = parseSearchText(typed, vocabulary);
  const parts = readings.map((reading) => {
    if (reading.kind === 'sort') return `sort ${reading.sort}`;
    if (reading.kind === 'monthly') return `monthly ${JSON.stringify(reading.monthly)}`;
    if (reading.kind === 'values')
      return `${reading.not ? 'not ' : ''}${reading.key}=${reading.values.join('|')}`;
    return `${reading.key} ${reading.range.from ?? ''}..${reading.range.to ?? ''}`;
  });
  return [...parts, ...(rest ? [`?${rest}`] : [])].join('; ');
}
