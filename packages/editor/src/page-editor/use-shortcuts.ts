import type { CanvasShortcut } from '@mawkib/blocks/editor';
import { useCallback, useEffect } from 'react';
import { usePageActions } from './use-page-actions.ts';

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Shortcuts by physical key, so that they work with an Arabic keyboard layout. */
const withCommand: Readonly<Record<string, CanvasShortcut>> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyS: 'save',
  KeyD: 'duplicate',
  KeyK: 'palette',
};

/** Action of a key press anywhere in the editor, including text fields. */
function shortcutOf({ code, ctrlKey, metaKey, altKey, shiftKey }: Keys): CanvasShortcut | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (code === 'KeyZ' && shiftKey) return 'redo';
  return withCommand[code] ?? null;
}

/** Global shortcuts of the editor. Returns a function for key presses on the canvas. */
export function useShortcuts(): (shortcut: CanvasShortcut) => void {
  const actions = usePageActions();
  const run = useCallback(
    (shortcut: CanvasShortcut) => {
      const does: Record<CanvasShortcut, () => void> = {
        undo: actions.undo,
        redo: actions.redo,
        save: () => void actions.save(),
        delete: () => actions.remove(),
        duplicate: () => actions.duplicate(),
        move_up: () => actions.move(-1),
        move_down: () => actions.move(1),
        palette: () => actions.open('palette'),
      };
      does[shortcut]();
    },
    [actions],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]') || shortcut === 'save') run(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [run]);
  return run;
}
