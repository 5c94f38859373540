import { createStorage, entry } from '@mawkib/core/storage';

type Position = [entry: string, top: number];

const time = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
const positions = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter(isPosition) : undefined;

/** What the site remembers for the session, in this tab. */
export const sessionMemory = createStorage(() => window.sessionStorage, console, {
  /** When a page was loaded anew because of a missing chunk, in ms. */
  mawkib_chunk_reload: entry(time),
  /** Where the visitor was on each entry of the history. */
  mawkib_scroll: entry(positions),
});
