import { useState } from 'react';

/**
 * The text of an input: as it was typed, as long as what is stored is what came of it; otherwise
 * what is stored, after undo for example. `take` stores a typed text and says what is wrong with
 * it, null when it was taken; `becomes` is what is stored then.
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
    /** What was taken is shown as it is stored; what was refused stays. */
    settle() {
      if (typed && typed.error === null) setTyped(undefined);
    },
  };
}
