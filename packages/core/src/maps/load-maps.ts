import { type MapsScript, mapsScriptUrl } from './maps-service.js';
import type { VendorMaps } from './vendor-maps.js';

export interface LoadMapsOptions {
  readonly target: Pick<Document, 'createElement' | 'head'>;
  /** The page's global object: the script sets `google` there. */
  readonly page: object;
  /** Nonce of the document's content security policy. */
  readonly nonce?: string | undefined;
  readonly timeoutMs?: number;
}

interface MapsPage {
  google?: { maps?: VendorMaps };
  mawkibMapsReady?: () => void;
  gm_authFailure?: () => void;
}

const callback = 'mawkibMapsReady';
const loading = new WeakMap<object, Promise<VendorMaps>>();

/**
 * Loads the vendor's script, once per page for any number of maps and fields. Call it only with
 * consent, when a map or an address field is on screen. Rejects if the script does not load in time
 * or rejects the key; the next call tries again.
 */
export function loadMaps(script: MapsScript, options: LoadMapsOptions): Promise<VendorMaps> {
  const { page } = options;
  const known = loading.get(page);
  if (known) return known;
  const maps = insert(script, options);
  loading.set(page, maps);
  maps.catch(() => loading.delete(page));
  return maps;
}

function insert(
  script: MapsScript,
  { target, page: given, nonce, timeoutMs = 10_000 }: LoadMapsOptions,
): Promise<VendorMaps> {
  const page = given as MapsPage;
  return new Promise((resolve, reject) => {
    const element = target.createElement('script');
    const timer = setTimeout(() => fail('took too long'), timeoutMs);
    function fail(what: string) {
      clearTimeout(timer);
      element.remove();
      reject(new Error(`The maps script ${what}`));
    }
    page.gm_authFailure = () => fail('rejected the key');
    page[callback] = () => {
      const maps = page.google?.maps;
      if (!maps) return fail('brought no maps');
      clearTimeout(timer);
      resolve(maps);
    };
    element.addEventListener('error', () => fail('could not be loaded'));
    element.src = mapsScriptUrl(script, callback);
    element.async = true;
    if (nonce) element.nonce = nonce;
    target.head.append(element);
  });
}
