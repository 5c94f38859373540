import { brotliCompressSync, constants } from 'node:zlib';

export interface Weight {
  documentBytes: number;
  scriptBytes: number;
  scripts: number;
  fontBytes: number;
}

const brotli = (data: Uint8Array) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const bytesOf = async (url: URL) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/**
 * Bytes that a browser loads before any interaction: the document, its scripts and their static
 * imports, preloaded fonts. Text as brotli 9, fonts uncompressed.
 */
export async function weigh(page: URL): Promise<Weight> {
  const document = new TextDecoder().decode(await bytesOf(page));
  const queue = [...document.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => path as string,
  );
  const scripts = new Map<string, number>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (scripts.has(path)) continue;
    const bytes = await bytesOf(new URL(path, page));
    scripts.set(path, brotli(bytes));
    const text = new TextDecoder().decode(bytes);
    for (const [, file] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      queue.push(`/assets/${file}`);
    }
  }
  const fonts = [...document.matchAll(/as="font"[^>]*href="([^"]+)"/g)];
  let fontBytes = 0;
  for (const [, path] of fonts) fontBytes += (await bytesOf(new URL(path as string, page))).length;
  return {
    documentBytes: brotli(new TextEncoder().encode(document)),
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    scripts: scripts.size,
    fontBytes,
  };
}
