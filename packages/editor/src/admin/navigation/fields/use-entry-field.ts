import { createContext, use } from 'react';
import { moveItem } from '../../ordering/move-item.ts';
import { type EntryDraft, valueAt, withValueAt } from '../entry-draft.ts';

interface EntryForm {
  draft: EntryDraft;
  /** Errors by path, as the service reports them: `columns.0.links.1.url`. */
  errors: Readonly<Record<string, string>>;
  /** Changes the value at a path. Consecutive changes of one path are one undo step. */
  change(edit: (draft: EntryDraft) => EntryDraft, path: string, isTyping: boolean): void;
}

export const EntryFormContext = createContext<EntryForm | null>(null);

function useEntryForm(): EntryForm {
  const form = use(EntryFormContext);
  if (!form) throw new Error('useEntryForm: render inside <EntryForm>.');
  return form;
}

/** One value of the entry by its path. */
export function useEntryField<T>(path: string) {
  const { draft, errors, change } = useEntryForm();
  return {
    value: valueAt(draft, path) as T,
    error: errors[path],
    set: (value: T) => change((current) => withValueAt(current, path, value), path, true),
  };
}

/** A list of the entry by its path. */
export function useEntryList<T>(path: string) {
  const { draft, errors, change } = useEntryForm();
  const items = valueAt(draft, path) as readonly T[];
  const set = (next: readonly T[]) =>
    change((current) => withValueAt(current, path, next), path, false);
  return {
    items,
    error: errors[path],
    /** The first error of an item or of a value in it. */
    errorOf: (index: number) =>
      Object.keys(errors).find((field) => `${field}.`.startsWith(`${path}.${index}.`)),
    add: (item: T) => set([...items, item]),
    remove: (index: number) => set(items.filter((_, at) => at !== index)),
    move: (from: number, to: number) => set(moveItem(items, from, to)),
  };
}
