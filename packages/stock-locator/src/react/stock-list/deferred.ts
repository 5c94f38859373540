import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** Renders at once, because it is visible. */
  now?: boolean;
  children: ReactNode;
}

/** Renders children at deferred priority. */
export function Deferred({ now, children }: Props) {
  const later = useDeferredValue(children);
  return now ? children : later;
}
