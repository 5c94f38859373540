import { sessionMemory } from '../storage/session-memory.ts';

/**
 * A page reloads for a missing chunk at most once in this time, in ms. Site document, section 8.
 */
const chunkReloadGuardMs = 60_000;

/**
 * A chunk that cannot be loaded usually belongs to a build that is gone: the page reloads, at most
 * once in 60 s, so that a broken build never reloads forever.
 */
export function guardChunkFailures({
  now = Date.now,
  reload = () => location.reload(),
} = {}): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(now())) return;
    event.preventDefault();
    reload();
  });
}

function mayReload(time: number): boolean {
  const last = sessionMemory.get('mawkib_chunk_reload') ?? 0;
  return time - last >= chunkReloadGuardMs && sessionMemory.set('mawkib_chunk_reload', time);
}
