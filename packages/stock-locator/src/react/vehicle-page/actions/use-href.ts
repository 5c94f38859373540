import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The given URL of the page, else the browser's; '' before hydration. */
export const useHref = (given: string | undefined): string =>
  useSyncExternalStore(
    never,
    () => given ?? window.location.href,
    () => given ?? '',
  );
