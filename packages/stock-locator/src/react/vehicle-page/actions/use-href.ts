import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The page's own address, or the browser's where none is given; '' before that is known. */
export const useHref = (given: string | undefined): string =>
  useSyncExternalStore(
    never,
    () => given ?? window.location.href,
    () => given ?? '',
  );
