import { useState } from 'react';

/**
 * Text of an input: as typed while the stored value results from it, otherwise the stored value, for
 * example after undo. `take` stores a typed text and returns an error message, or null on success;
 * `becomes` is the value that is stored then.
 */
export function useDraftValue(
  stored: string,
  take: (text: string) => string | null,
  becomes: (text: string) => string = (text) => text,
) {
  const [typed, setTyped] = useState<{ text: string; over: string; error: string | null }>();
  const kept = typed?.over === stored ? typed : undefined;
  return {
    text: kept?.text ?? stored,
    error: kept?.error ?? null,
    change(text: string) {
      const error = take(text);
      setTyped({ text, over: error === null ? becomes(text) : stored, error });
    },
    /** Shows a valid text as it is stored; an invalid one stays. */
    settle() {
      if (typed && typed.error === null) setTyped(undefined);
    },
  };
}
