import { chunkReloadGuardMs } from '@mawkib/core/vocabulary';

const key = 'mawkib_chunk_reload';

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
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (time - last < chunkReloadGuardMs) return false;
    sessionStorage.setItem(key, String(time));
    return true;
  } catch {
    return false;
  }
}
