/** Tells the server to cache a response; removed before it is sent. */
export const storeHeader = 'x-mawkib-store';

/**
 * Headers of a response that is the same for every visitor: the server caches the finished
 * document.
 */
export const storeHeaders = { [storeHeader]: '1', 'cache-control': 'no-cache' } as const;

/** Further sources per directive of the Content-Security-Policy, as origins. */
export type PolicySources = Partial<
  Record<
    | 'script-src'
    | 'style-src'
    | 'img-src'
    | 'font-src'
    | 'connect-src'
    | 'media-src'
    | 'frame-src'
    | 'form-action',
    readonly string[]
  >
>;

/** Additions of one page to the policy of all pages. */
export interface PagePolicy {
  sources: PolicySources;
  /** Origins of frames that may request payments from the browser (wallets). */
  paymentFrames: readonly string[];
  /** A window that the page opens on another origin keeps its opener. */
  opensWindows: boolean;
}

/** Internal header with the policy of a page, as JSON; removed before it is sent. */
export const policyHeader = 'x-mawkib-policy';

/** Internal header with further sources of a document by directive, as JSON; removed before it is sent. */
export const sourcesHeader = 'x-mawkib-sources';

/** Adds sources that this document may load from. */
export const allowSources = (headers: Headers, sources: PolicySources): void => {
  const plain = Object.entries(sources)
    .map(([directive, hosts]) => [directive, hosts.filter((host) => /^[\x21-\x7e]+$/.test(host))])
    .filter(([, hosts]) => (hosts ?? []).length > 0);
  if (plain.length > 0) headers.set(sourcesHeader, JSON.stringify(Object.fromEntries(plain)));
};
