import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Codings of JSON, best first. */
const codings = ['br', 'gzip'] as const;
export type JsonCoding = (typeof codings)[number];

/** Smaller responses fit into one packet anyway. */
const minBytes = 1024;

const compressors: Readonly<Record<JsonCoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** The coding for a response to a client that accepts these; `q=0` excludes one. */
export function jsonCoding(accepted: string | undefined, bytes: number): JsonCoding | undefined {
  if (bytes < minBytes) return undefined;
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return codings.find((coding) => names.includes(coding));
}

export const compressJson = (bytes: Buffer, coding: JsonCoding): Promise<Buffer> =>
  compressors[coding](bytes);

/** The ETag of a coded response differs from the plain one's, RFC 9110, 8.8.3.3. */
export const codedTag = (etag: string, coding: JsonCoding | undefined): string =>
  coding ? etag.replace(/"$/, `-${coding}"`) : etag;

export const plainTag = (etag: string): string => etag.replace(/-(?:br|gzip)"$/, '"');
