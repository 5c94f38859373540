import {
  createNavEntry,
  listStaffNavEntries,
  type StaffNavEntry,
  updateNavEntry,
} from '@mawkib/api-clients/contracts';
import { useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../language/use-language.ts';
import { fieldErrors } from '../../page-editor/settings/page-settings.ts';
import { useUndoable } from '../layout/use-undoable.ts';
import { blankEntry, draftOf, type EntryDraft, type NavArea } from './entry-draft.ts';
import { navigationMessages } from './navigation-messages.ts';

/**
 * Form state of an entry, with saving. Edits stay if saving fails or if
 * someone else has changed the entry.
 */
export function useEntryForm(entry: StaffNavEntry | null, area: NavArea) {
  const t = useTexts(navigationMessages);
  const [base, setBase] = useState(entry);
  const { value: draft, ...history } = useUndoable(() =>
    entry ? draftOf(entry) : blankEntry(area),
  );
  const [saved, setSaved] = useState(draft);
  const [isResolved, setResolved] = useState(false);
  /** Paths changed since the last save. Their errors are out of date. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const { isBusy, error, run } = useOperationMutation([listStaffNavEntries]);
  const isStale = error?.code === 'stale_version' && !isResolved;

  const load = (current: StaffNavEntry) => {
    const next = draftOf(current);
    setBase(current);
    setSaved(next);
    history.load(next);
    setResolved(true);
  };
  /** The saved entry; null if it was not saved. */
  const save = async (): Promise<StaffNavEntry | null> => {
    if (isBusy) return null;
    setResolved(false);
    setEdited([]);
    const options = { successMessage: t('saved') };
    const response = base
      ? await run(
          updateNavEntry,
          { params: { id: base.id }, body: { ...draft, version: base.version } },
          options,
        )
      : await run(createNavEntry, { body: draft }, options);
    if (!response) return null;
    setBase(response.data);
    setSaved(draft);
    return response.data;
  };
  return {
    ...history,
    draft,
    isBusy,
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(saved),
    errors: Object.fromEntries(
      Object.entries(fieldErrors(error)).filter(
        ([field]) => !edited.some((path) => `${field}.`.startsWith(`${path}.`)),
      ),
    ),
    change: (edit: (draft: EntryDraft) => EntryDraft, path: string, isTyping: boolean) => {
      setEdited((before) => [...before, path]);
      history.change(edit, isTyping ? path : null);
    },
    /** The newer version of the entry after a conflict, else null. */
    conflict: isStale ? ((error.problem as { current?: StaffNavEntry }).current ?? null) : null,
    save,
    load,
    /** Makes the next save replace the newer version. */
    keepMine: (current: StaffNavEntry) => {
      setBase(current);
      setResolved(true);
    },
  };
}
