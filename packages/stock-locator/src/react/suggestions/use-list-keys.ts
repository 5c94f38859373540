import { useEffect, useRef, useState } from 'react';

interface ListKeys {
  /** Number of options; 0 while the list is closed. */
  amount: number;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (at: number) => void;
}

/**
 * Keyboard handling of a combobox: arrow keys move through the options and the field, Enter
 * selects, Escape closes. Returns the active option and a function that sets it.
 */
export function useListKeys(
  input: HTMLInputElement,
  keys: ListKeys,
): [marked: number | undefined, mark: (at: number | undefined) => void] {
  const [marked, setMarked] = useState<number>();
  const now = useRef({ ...keys, marked });
  now.current = { ...keys, marked: keys.amount > 0 ? marked : undefined };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { amount, marked: at, onOpen, onClose, onChoose } = now.current;
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        if (amount === 0 || event.altKey) return event.altKey && step < 0 ? onClose() : onOpen();
        setMarked(stepped(at, step, amount));
      } else if (event.key === 'Enter' && at !== undefined) {
        event.preventDefault();
        setMarked(undefined);
        onChoose(at);
      } else if (event.key === 'Escape' && amount > 0) {
        event.preventDefault();
        setMarked(undefined);
        onClose();
      }
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  }, [input]);

  return [now.current.marked, setMarked];
}

/** The field comes after the last option and before the first. */
function stepped(at: number | undefined, step: number, amount: number): number | undefined {
  const next = at === undefined ? (step > 0 ? 0 : amount - 1) : at + step;
  return next < 0 || next >= amount ? undefined : next;
}
