import { ownPath } from '@mawkib/core/locale';

/** Where sign-in may lead: a page of our own origin; `/` for anything else. */
export const safeReturnTo = (given: unknown, origin: string): string =>
  ownPath(given, origin) ?? '/';
