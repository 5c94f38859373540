import type { ListingChange, ListingSuggestion } from '@mawkib/api-clients/contracts/stock';
import {
  type Change,
  type StockIndex,
  type StockQuery,
  suggestChanges,
} from '../../stock-index/index.js';

const maxSuggestions = 8;
const withoutWords: ListingChange = { kind: 'drop', key: 'words' };

/**
 * The smallest changes that make an empty search find something. `byWords` are the vehicles that
 * the search text alone finds; the text is dropped like a filter, and together with others only if
 * no single change helps.
 */
export function suggestForEmpty<Facet extends string, Num extends string, Sort extends string>(
  index: StockIndex<Facet, Num, Sort>,
  query: StockQuery<Facet, Num, Sort>,
  byWords: Iterable<string> | undefined,
): ListingSuggestion[] {
  const suggested = (requested: typeof query, ...more: ListingChange[]) =>
    suggestChanges(index, requested).map(({ changes, total }) => ({
      changes: [...changes.map(told), ...more],
      total,
    }));
  if (!byWords) return suggested(query).slice(0, maxSuggestions);
  const only = [...byWords];
  const kept = only.length > 0 ? suggested({ ...query, only }) : [];
  const total = index.count(query);
  const dropped = total > 0 ? [{ changes: [withoutWords], total }] : suggested(query, withoutWords);
  const all = kept.length > 0 && total === 0 ? kept : [...kept, ...dropped];
  return all.slice(0, maxSuggestions);
}

function told(change: Change): ListingChange {
  switch (change.kind) {
    case 'add':
      return { kind: 'add', key: change.facet, value: change.value };
    case 'widen':
      return { kind: 'widen', key: change.number, ...change.range };
    default:
      return { kind: 'drop', key: change.field };
  }
}
