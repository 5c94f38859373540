/** Milliseconds between two checks. */
const interval = 10 * 60_000;

let isOutdated = false;
let checked = Date.now();

/** True once a newer version of the site is known; the next navigation loads its document. */
export const hasNewerVersion = (): boolean => isOutdated;

/**
 * Checks whether the site still serves this page's build, at most every ten minutes: the manifest of
 * a build has its version in its name. A failed request says nothing.
 */
export async function checkVersion(now = Date.now()): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { url?: string };
  };
  if (isOutdated || !manifest?.url || now - checked < interval) return isOutdated;
  checked = now;
  try {
    const { status } = await fetch(manifest.url, { method: 'HEAD', cache: 'no-store' });
    isOutdated = status === 404;
  } catch {
    // Offline: checked again later.
  }
  return isOutdated;
}
