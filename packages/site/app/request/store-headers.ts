/** Tells the server to cache a response; removed before it is sent. */
export const storeHeader = 'x-mawkib-store';

/**
 * Headers of a response that is the same for every visitor: the server caches the finished
 * document.
 */
export const storeHeaders = { [storeHeader]: '1', 'cache-control': 'no-cache' } as const;

/** Adds hosts that this document may request. */
export const allowHosts = (headers: Headers, hosts: readonly string[]): void => {
  const plain = hosts.filter((host) => /^[\x21-\x7e]+$/.test(host));
  if (plain.length > 0) headers.set('x-mawkib-hosts', plain.join(' '));
};
