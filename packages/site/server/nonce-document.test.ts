import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './encoding.ts';
import { createNonceDocument } from './nonce-document.ts';
import { createNonce } from './security-headers.ts';

const cars = (count: number) =>
  Array.from({ length: count }, (_, at) => `<li id="car-${at}">ديفندر ${at * 37} Range Rover</li>`);

/** A page of about the size of a list, with the nonce in its styles and scripts. */
const html = (nonce: string) =>
  [
    `<!DOCTYPE html><head><style nonce="${nonce}">a{color:red}</style>`,
    ...cars(800),
    `<script nonce="${nonce}">run()</script><script nonce="${nonce}" src="/a.js"></script>`,
    ...cars(800),
    `<script nonce="${nonce}">go()</script>`,
  ].join('\n');

const unpacked = {
  identity: (bytes: Buffer) => bytes,
  br: brotliDecompressSync,
  gzip: gunzipSync,
} as const;

describe.each(['identity', 'br', 'gzip'] as const)('a document as %s', (encoding) => {
  it('has the nonce of each response everywhere, and nothing else changes', async () => {
    const rendered = createNonce();
    const document = createNonceDocument(Buffer.from(html(rendered)), rendered);
    for (let at = 0; at < 50; at++) {
      const nonce = createNonce();
      const bytes = await document.bytes(encoding, nonce);
      expect(unpacked[encoding](bytes).toString()).toBe(html(nonce));
    }
  });

  it('may have no nonce at all', async () => {
    const text = Buffer.from(cars(100).join(''));
    const document = createNonceDocument(text, createNonce());
    expect(unpacked[encoding](await document.bytes(encoding, createNonce()))).toEqual(text);
  });

  it('may hold anything, the filler of its own making too', async () => {
    const odd = Buffer.from([245, 1, 192, 14, 255, 2, 248, 27, 193, 5, 250, 17, 254, 3, 246, 22]);
    const rest = Buffer.from([252, 8, 247, 30, 253, 19, 109, 107]);
    const bodyOf = (nonce: string) =>
      Buffer.concat([odd, rest, Buffer.from(html(nonce)), odd, rest, Buffer.from(nonce)]);
    const rendered = createNonce();
    const document = createNonceDocument(bodyOf(rendered), rendered);
    const nonce = createNonce();
    expect(unpacked[encoding](await document.bytes(encoding, nonce))).toEqual(bodyOf(nonce));
  });
});

it('is compressed once, and hardly larger than without nonces', async () => {
  const rendered = createNonce();
  const body = Buffer.from(html(rendered));
  const document = createNonceDocument(body, rendered);
  for (const encoding of ['br', 'gzip'] as const) {
    const whole = (await compress(body, encoding, 10)).length;
    const sizes = await Promise.all(
      Array.from({ length: 5 }, async () => (await document.bytes(encoding, createNonce())).length),
    );
    // If it were compressed again, sizes would differ with the nonces.
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeLessThan(whole * 1.02 + 200);
  }
});
