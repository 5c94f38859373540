/** Its presence asks the server to keep an answer; it never leaves it. */
export const storeHeader = 'x-mawkib-store';

/** Marks an answer that is the same for every visitor: the server keeps it as a finished document. */
export const storeHeaders = { [storeHeader]: '1', 'cache-control': 'no-cache' } as const;

/** Tells the server which other hosts this document may ask. */
export const allowHosts = (headers: Headers, hosts: readonly string[]): void => {
  const plain = hosts.filter((host) => /^[\x21-\x7e]+$/.test(host));
  if (plain.length > 0) headers.set('x-mawkib-hosts', plain.join(' '));
};
