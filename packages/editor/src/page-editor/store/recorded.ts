import { describeOperation, type TreeOperation } from '@mawkib/blocks/operations';
import type { HistoryEntry } from './history-slice.ts';
import type { PageState, StoreFacts } from './page-state.ts';

/** Max time in ms between edits of one field that are one step. */
const oneStep = 1500;

type Recorded = Pick<PageState, 'past' | 'future' | 'unsaved'>;

/**
 * History and unsaved operations after an edit. A further edit of the same field replaces
 * the previous operation, unless that one is being saved.
 */
export function recorded(
  { tree, past, unsaved, sent }: PageState,
  operations: readonly TreeOperation[],
  inverse: TreeOperation[],
  { definitionOf, now }: StoreFacts,
): Recorded {
  const last = past.at(-1);
  const at = now();
  if (last && continues(last, operations, at) && unsaved.length > sent) {
    if (unsaved.at(-1) === last.operations[0]) {
      const entry: HistoryEntry = { ...last, operations, at };
      return {
        past: [...past.slice(0, -1), entry],
        future: [],
        unsaved: [...unsaved.slice(0, -1), ...operations],
      };
    }
  }
  const [first] = operations;
  const said = first ? describeOperation(first, definitionOf, tree) : { ar: '', en: '' };
  const entry: HistoryEntry = { operations, inverse, said, at };
  return { past: [...past, entry], future: [], unsaved: [...unsaved, ...operations] };
}

function continues(last: HistoryEntry, operations: readonly TreeOperation[], at: number): boolean {
  const [a, ...more] = last.operations;
  const [b, ...others] = operations;
  if (last.isClosed || more.length > 0 || others.length > 0 || at - last.at > oneStep) return false;
  if (a?.kind !== 'set_field' || b?.kind !== 'set_field') return false;
  return a.block === b.block && a.group === b.group && a.field === b.field && a.locale === b.locale;
}
