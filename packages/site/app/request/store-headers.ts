/** Tells the server to cache a response; removed before it is sent. */
export const storeHeader = 'x-mawkib-store';

/**
 * Headers of a response that is the same for every visitor: the server caches the finished
 * document.
 */
export const storeHeaders = { [storeHeader]: '1', 'cache-control': 'no-cache' } as const;

/** Further sources per directive of the Content-Security-Policy, as origins. */
export type PolicySources = Partial<
  Record<'script-src' | 'frame-src' | 'connect-src' | 'img-src' | 'form-action', readonly string[]>
>;

/** What one page may do beyond the policy of every page. */
export interface PagePolicy {
  sources: PolicySources;
  /** Origins of frames that may request payments from the browser (wallets). */
  paymentFrames: readonly string[];
  /** A window that the page opens on another origin keeps its opener. */
  opensWindows: boolean;
}

/** Internal header with the policy of a page, as JSON; removed before it is sent. */
export const policyHeader = 'x-mawkib-policy';

/** Adds hosts that this document may request. */
export const allowHosts = (headers: Headers, hosts: readonly string[]): void => {
  const plain = hosts.filter((host) => /^[\x21-\x7e]+$/.test(host));
  if (plain.length > 0) headers.set('x-mawkib-hosts', plain.join(' '));
};
