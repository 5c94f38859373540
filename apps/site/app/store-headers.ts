/** Marks an answer that is the same for every visitor: the server keeps it as a finished document. */
export const storeHeaders = { 'x-mawkib-store': '1', 'cache-control': 'no-cache' } as const;

/** Tells the server which other hosts this document may ask. */
export const allowHosts = (headers: Headers, hosts: readonly string[]): void => {
  const plain = hosts.filter((host) => /^[\x21-\x7e]+$/.test(host));
  if (plain.length > 0) headers.set('x-mawkib-hosts', plain.join(' '));
};
