import { useEffect, useState } from 'react';
import type { ServiceFiles } from './load-service-files.ts';
import type { ServedNavigation } from './ServiceNavigation.tsx';

/** Files by service, for the life of the document; null: they failed and are not asked for again. */
const known = new Map<string, ServiceFiles | null>();

const keyOf = ({ css, js }: ServedNavigation) => JSON.stringify([css, js]);

/** The files of a navigation service, once they have arrived and the header can be replaced. */
export function useServiceFiles(service: ServedNavigation, mayLoad: boolean): ServiceFiles | null {
  const key = keyOf(service);
  // The files are not known on the server, nor during hydration.
  const [found, setFound] = useState(() => ({ key, files: known.get(key) ?? null }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the service
  useEffect(() => {
    if (!mayLoad) {
      known.get(key)?.remove();
      known.delete(key);
      setFound({ key, files: null });
      return;
    }
    const before = known.get(key);
    if (before !== undefined) {
      setFound({ key, files: before });
      return;
    }
    const flight = new AbortController();
    load(service, flight.signal).then((files) => {
      if (flight.signal.aborted) files?.remove();
      else {
        known.set(key, files);
        setFound({ key, files });
      }
    });
    return () => flight.abort();
  }, [key, mayLoad]);
  return mayLoad && found.key === key ? found.files : null;
}

/** Null if the files or this code cannot be loaded. */
async function load(service: ServedNavigation, signal: AbortSignal): Promise<ServiceFiles | null> {
  try {
    const [{ loadServiceFiles }, { headerIsFree }] = await Promise.all([
      import('./load-service-files.ts'),
      import('./header-is-free.ts'),
    ]);
    const files = await loadServiceFiles(service, { signal });
    await headerIsFree(signal);
    return files;
  } catch {
    return null;
  }
}
