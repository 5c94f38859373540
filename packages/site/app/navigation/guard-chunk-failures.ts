import { sessionMemory } from '../storage/session-memory.ts';

/** Min time in ms between two reloads for a missing chunk. Site document, section 8. */
const chunkReloadGuardMs = 60_000;

/**
 * Reloads the page when a chunk cannot be loaded, which usually means that a new build was
 * deployed; at most once in 60 s, so that a broken build does not reload forever, and not offline, where
 * a reload would lose the page.
 */
export function guardChunkFailures({
  now = Date.now,
  reload = () => location.reload(),
} = {}): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(now())) return;
    event.preventDefault();
    reload();
  });
}

function mayReload(time: number): boolean {
  const last = sessionMemory.get('mawkib_chunk_reload') ?? 0;
  return time - last >= chunkReloadGuardMs && sessionMemory.set('mawkib_chunk_reload', time);
}
