import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes as sent by a server that compresses ahead of time. */
export function brotliBytes(text: string | Uint8Array): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
