import type { KeyboardEvent } from 'react';

interface FormActions {
  save(): unknown;
  undo(): void;
  redo(): void;
}

/**
 * Handler of a form's shortcuts: save, undo, redo. By physical key, so that they work with an Arabic
 * keyboard layout.
 */
export const formShortcuts =
  ({ save, undo, redo }: FormActions) =>
  (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const { code, shiftKey } = event;
    const isRedo = code === 'KeyY' || (code === 'KeyZ' && shiftKey);
    const run = code === 'KeyS' ? save : isRedo ? redo : code === 'KeyZ' ? undo : null;
    if (!run) return;
    event.preventDefault();
    void run();
  };
