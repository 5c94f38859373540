import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** Nothing waits after all: a visitor looks at it. */
  now?: boolean;
  children: ReactNode;
}

/** What a visitor does not look at follows a choice a moment after the list has. */
export function Later({ now, children }: Props) {
  const later = useDeferredValue(children);
  return now ? children : later;
}
