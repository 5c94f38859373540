import { type Call, isServiceError, type ServiceError } from '@mawkib/api-clients';
import { savePage } from '@mawkib/api-clients/contracts/content';
import type { PageStore } from '../store/create-page-store.ts';
import type { Conflict } from '../store/page-state.ts';

export type SaveOutcome = 'saved' | 'nothing' | 'busy' | 'conflict' | 'failed';

/**
 * Sends unacknowledged operations. Can be called at any time: at most one save is in progress,
 * and the operations of a failed save stay unsaved.
 */
export async function saveDraft(store: PageStore, call: Call): Promise<SaveOutcome> {
  const { sent, startSaving, closeStep } = store.getState();
  if (sent > 0) return 'busy';
  closeStep();
  const save = startSaving();
  if (!save) return store.getState().conflict ? 'conflict' : 'nothing';
  const { page } = store.getState();
  try {
    const response = await call(
      savePage,
      {
        params: { id: page.id },
        body: { version: save.version, operations: save.operations.map((one) => ({ ...one })) },
      },
      { timeoutMs: 30_000 },
    );
    store.getState().saved(response.data);
  } catch (error) {
    const failure = isServiceError(error) ? error : null;
    const conflict = conflictOf(failure);
    if (conflict) store.getState().meetConflict(conflict);
    else store.getState().saveFailed(failure);
    return conflict ? 'conflict' : 'failed';
  }
  const { unsaved } = store.getState();
  const more = save.operations.length >= 5000 && unsaved.length > 0;
  return more ? saveDraft(store, call) : 'saved';
}

/** Waits for a save in progress, then saves; `isOver` stops waiting. */
export async function saveDraftInTurn(
  store: PageStore,
  call: Call,
  isOver: () => boolean = () => false,
): Promise<SaveOutcome> {
  while (store.getState().sent > 0 && !isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return saveDraft(store, call);
}

/** Changes of others, if the call failed with a version conflict. */
export function conflictOf(error: ServiceError | null): Conflict | null {
  if (error?.code !== 'stale_version') return null;
  const { current_version, changes } = error.problem as unknown as Conflict;
  return { current_version, changes };
}
