import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that the browser accepts; `q=0` excludes one. */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  const rejected = /(br|gzip)\s*;\s*q=0(\.0*)?(\s*,|\s*$)/g;
  const accepted = (acceptEncoding ?? '').toLowerCase().replace(rejected, '');
  if (/\bbr\b/.test(accepted)) return 'br';
  if (/\bgzip\b/.test(accepted)) return 'gzip';
  return 'identity';
}

/** Brotli options for `size` bytes of text. */
export const brotliOptions = (level: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Compresses a body. `level` is brotli's: 4 while a visitor waits, 10 for cached documents. */
export async function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, brotliOptions(level, body.length));
  if (encoding === 'gzip') return deflate(body, { level: Math.min(level, 9) });
  return body;
}
