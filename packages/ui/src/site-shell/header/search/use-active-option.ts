import { useEffect, useRef, useState } from 'react';

/**
 * Arrow keys of a combobox: they move through `count` options and the field, Home and End stay with
 * the text. Enter calls `onChoose` for the active option, and submits the form without one.
 */
export function useActiveOption(
  input: HTMLInputElement,
  count: number,
  onChoose: (index: number) => void,
): [active: number | undefined, setActive: (index: number | undefined) => void] {
  const [chosen, setActive] = useState<number>();
  const active = chosen !== undefined && chosen < count ? chosen : undefined;
  const now = useRef({ active, count, onChoose });
  now.current = { active, count, onChoose };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { active: at, count: all, onChoose: choose } = now.current;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || all === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        const next = at === undefined ? (step > 0 ? 0 : all - 1) : at + step;
        setActive(next < 0 || next >= all ? undefined : next);
      } else if (event.key === 'Enter' && at !== undefined) {
        event.preventDefault();
        choose(at);
      }
    };
    const forget = () => setActive(undefined);
    input.addEventListener('keydown', press);
    input.addEventListener('input', forget);
    return () => {
      input.removeEventListener('keydown', press);
      input.removeEventListener('input', forget);
    };
  }, [input]);

  return [active, setActive];
}
