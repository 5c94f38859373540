import { blockIdAttribute } from '@mawkib/ui/markup';
import type { Marks } from './canvas-marks.js';
import type { CanvasMessageBody, CanvasShortcut } from './canvas-messages.js';

type Tell = (message: CanvasMessageBody) => void;

const blockIdOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest(`[${blockIdAttribute}]`)?.getAttribute(blockIdAttribute) ?? null)
    : null;

/** Controls that work inside a selected block: slides, disclosures, tabs. */
const playable = 'button:not([type="submit"]), summary, [role="tab"]';

/**
 * Makes clicks select blocks instead of following links or submitting forms, and sends keys to the
 * editor. Updates `marks`. Returns a function that stops.
 */
export function listenToInput(marks: Marks, tell: Tell): () => void {
  const select = (block: string | null) => {
    marks.selected = block;
    tell({ kind: 'selected', block });
  };
  const hover = (block: string | null) => {
    if (block === marks.hovered) return;
    marks.hovered = block;
    tell({ kind: 'hovered', block });
  };
  const click = (event: MouseEvent) => {
    const block = blockIdOf(event.target);
    const plays = event.target instanceof Element && event.target.closest(playable) !== null;
    if (plays && block !== null && block === marks.selected) return;
    event.preventDefault();
    event.stopPropagation();
    select(block);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const move = (event: PointerEvent) => hover(blockIdOf(event.target));
  const leave = () => hover(null);
  const key = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const shortcut = shortcutOf(event);
    const step = stepOf(event);
    if (shortcut) tell({ kind: 'shortcut', shortcut });
    else if (step !== 0) select(neighbour(marks.selected, step));
    else if (event.key === 'Escape') select(null);
    else return;
    event.preventDefault();
  };
  const capture = { capture: true };
  window.addEventListener('click', click, capture);
  window.addEventListener('submit', submit, capture);
  window.addEventListener('pointermove', move, { passive: true });
  document.documentElement.addEventListener('pointerleave', leave);
  window.addEventListener('keydown', key);
  return () => {
    window.removeEventListener('click', click, capture);
    window.removeEventListener('submit', submit, capture);
    window.removeEventListener('pointermove', move);
    document.documentElement.removeEventListener('pointerleave', leave);
    window.removeEventListener('keydown', key);
  };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** By key code, so that they work with an Arabic keyboard layout. */
const withCommand: Readonly<Record<string, CanvasShortcut>> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyS: 'save',
  KeyD: 'duplicate',
  KeyK: 'palette',
};

export function shortcutOf(event: KeyboardEvent): CanvasShortcut | null {
  const { code, altKey, shiftKey } = event;
  if (event.metaKey || event.ctrlKey) {
    if (altKey) return null;
    return code === 'KeyZ' && shiftKey ? 'redo' : (withCommand[code] ?? null);
  }
  if (altKey && code === 'ArrowUp') return 'move_up';
  if (altKey && code === 'ArrowDown') return 'move_down';
  return !altKey && (code === 'Delete' || code === 'Backspace') ? 'delete' : null;
}

const stepOf = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? 0 : code === 'ArrowDown' ? 1 : code === 'ArrowUp' ? -1 : 0;

/** The next block; the first one if none is selected, the same one at either end. */
function neighbour(selected: string | null, step: number): string | null {
  const ids = [...document.querySelectorAll(`[${blockIdAttribute}]`)].map((element) =>
    element.getAttribute(blockIdAttribute),
  );
  const at = ids.indexOf(selected);
  const next = at < 0 ? 0 : Math.min(ids.length - 1, Math.max(0, at + step));
  return ids[next] ?? null;
}
