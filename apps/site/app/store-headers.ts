/** Marks an answer that is the same for every visitor: the server keeps it as a finished document. */
export const storeHeaders = { 'x-mawkib-store': '1', 'cache-control': 'no-cache' } as const;
