import { useState } from 'react';

/**
 * Value of a field: the visitor's input until the page's value changes. `same` compares two values
 * of the page.
 */
export function useSyncedState<T>(
  given: T,
  same: (a: T, b: T) => boolean = Object.is,
): [value: T, set: (value: T) => void] {
  const [input, setInput] = useState(given);
  const [seen, setSeen] = useState(given);
  if (!same(seen, given)) {
    setSeen(given);
    setInput(given);
    return [given, setInput];
  }
  return [input, setInput];
}

export const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index]);
