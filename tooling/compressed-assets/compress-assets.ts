import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = /\.(js|css|svg|json)$/;

/**
 * Writes a `.br` and a `.gz` beside every text file of the folder that gets smaller by it, at the
 * highest level: only the build waits for it.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => texts.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const made = { '.br': await brotli(plain, { params }), '.gz': await zip(plain, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(made)) {
    if (bytes.length < plain.length) await writeFile(path + ending, bytes);
  }
}
