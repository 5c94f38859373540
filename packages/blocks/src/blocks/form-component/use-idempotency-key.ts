import { useEffect, useState } from 'react';

/**
 * A key per page view, so that a repeated submit is one lead. It is made in the browser: a page
 * that is stored and served to many must not hand out one key to all of them.
 */
export function useIdempotencyKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => setKey(newKey()), []);
  return key;
}

/** Pages without TLS have no `randomUUID`. */
const newKey = (): string | undefined => globalThis.crypto?.randomUUID?.();
