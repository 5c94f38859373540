import type { ServiceError } from '@mawkib/api-clients';
import { useState } from 'react';
import { fieldErrors } from '../../page-editor/settings/page-settings.ts';
import { useUndoable } from './use-undoable.ts';

interface VersionedFormOptions<Stored, Draft extends object> {
  /** Null: a new one. */
  stored: Stored | null;
  draftOf(stored: Stored): Draft;
  blank(): Draft;
  /** Running state and last error of `send`. */
  isBusy: boolean;
  error: ServiceError | null;
  /** Creates (`base` is null) or updates; null after an error. */
  send(draft: Draft, base: Stored | null): Promise<{ data: Stored } | null>;
}

/**
 * State of a form of one stored thing with a `version`: draft with undo, errors by field, and the
 * conflict after a change by someone else. Edits stay if saving fails.
 */
export function useVersionedForm<Stored, Draft extends object>(
  options: VersionedFormOptions<Stored, Draft>,
) {
  const { stored, draftOf, blank, isBusy, error, send } = options;
  const [base, setBase] = useState(stored);
  const { value: draft, ...history } = useUndoable(() => (stored ? draftOf(stored) : blank()));
  const [saved, setSaved] = useState(draft);
  const [isResolved, setResolved] = useState(false);
  /** Paths changed since the last save. Their errors are out of date. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const isStale = error?.code === 'stale_version' && !isResolved;
  return {
    ...history,
    base,
    draft,
    isBusy,
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(saved),
    errors: Object.fromEntries(
      Object.entries(fieldErrors(error)).filter(
        ([field]) => !edited.some((path) => `${field}.`.startsWith(`${path}.`)),
      ),
    ),
    /** Consecutive typing at one path is one step of undo. */
    change: (edit: (draft: Draft) => Draft, path: string, isTyping: boolean) => {
      setEdited((before) => [...before, path]);
      history.change(edit, isTyping ? path : null);
    },
    /** The newer version after a conflict, else null. */
    conflict: isStale ? ((error.problem as { current?: Stored }).current ?? null) : null,
    /** What was saved; null after an error, or while saving. */
    save: async (): Promise<Stored | null> => {
      if (isBusy) return null;
      setResolved(false);
      setEdited([]);
      const response = await send(draft, base);
      if (!response) return null;
      setBase(response.data);
      setSaved(draft);
      return response.data;
    },
    load: (current: Stored) => {
      const next = draftOf(current);
      setBase(current);
      setSaved(next);
      history.load(next);
      setResolved(true);
    },
    /** Makes the next save replace the newer version. */
    keepMine: (current: Stored) => {
      setBase(current);
      setResolved(true);
    },
  };
}
