import type { CanvasShortcut } from '@mawkib/blocks/editor';

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** By the key's place, so that they work while the keyboard is Arabic. */
const withCommand: Readonly<Record<string, CanvasShortcut>> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyS: 'save',
  KeyD: 'duplicate',
  KeyK: 'palette',
};

/** The action that keys stand for anywhere in the editor, in a text field too. */
export function shortcutOf({
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Keys): CanvasShortcut | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (code === 'KeyZ' && shiftKey) return 'redo';
  return withCommand[code] ?? null;
}
