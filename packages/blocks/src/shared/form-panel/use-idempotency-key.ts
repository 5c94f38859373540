import { startTransition, useEffect, useState } from 'react';

/**
 * An idempotency key per form and page view, so that a repeated submit creates one lead. Created in
 * the browser, because a cached page must not share its key between visitors.
 */
export function useIdempotencyKey(): string | undefined {
  const [key, setKey] = useState<string>();
  // A transition, so that a part of the form that is not hydrated yet keeps its markup and text.
  useEffect(() => startTransition(() => setKey(newKey())), []);
  return key;
}

/** Pages without TLS have no `randomUUID`. */
const newKey = (): string | undefined => globalThis.crypto?.randomUUID?.();
