import { useEffect, useState } from 'react';

const loading = new Map<string, Promise<void>>();

/** Loads a vendor's script once per document; a failed load is tried again by the next call. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // PayPal's script puts it on the styles that it inserts.
    const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
    if (nonce) script.dataset.cspNonce = nonce;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${new URL(url).host} could not be loaded`));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

/** True if the document was loaded from this address, and so has the policy of its page. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if (!entry || !URL.canParse(entry.name)) return true;
  return new URL(entry.name).pathname === location.pathname;
}

/**
 * Loads the script of the payment vendor. A page that was opened without a page load has the
 * policy of an earlier page, which blocks the script, and is loaded again.
 */
export function useVendorScript(url: string): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (!isOwnDocument()) {
      location.reload();
      return;
    }
    let isCurrent = true;
    loadScript(url).then(
      () => isCurrent && setState('ready'),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return state;
}
