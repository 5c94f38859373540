import { blankLink, type StoredLink } from '@mawkib/blocks/model';

/** A stored link with defaults for missing members. */
export const readLink = (value: unknown): StoredLink =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? { ...blankLink(), ...value }
    : blankLink();
