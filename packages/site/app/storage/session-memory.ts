import { createStorage, entry } from '@mawkib/core/storage';

type Position = [entry: string, top: number];

const time = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
const code = (stored: unknown) =>
  typeof stored === 'string' && stored !== '' && stored.length <= 100 ? stored : undefined;
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
const positions = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter(isPosition) : undefined;

/** Session storage of this tab. */
export const sessionMemory = createStorage(() => window.sessionStorage, console, {
  /** Time of the last reload because of a missing chunk, in ms. */
  mawkib_chunk_reload: entry(time),
  /** Code of the visitor's retailer. */
  mawkib_retailer: entry(code),
  /** Scroll position of each history entry. */
  mawkib_scroll: entry(positions),
});
