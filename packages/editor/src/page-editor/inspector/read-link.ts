import { blankLink, type StoredLink } from '@mawkib/blocks/model';

/** A stored link with everything that it lacks. */
export const readLink = (value: unknown): StoredLink =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? { ...blankLink(), ...value }
    : blankLink();
