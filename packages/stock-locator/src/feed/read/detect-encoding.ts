import type { FeedEncoding } from '../feed-types.js';

/**
 * Detects an encoding by byte order mark, zero bytes of UTF-16, a declaration that fits, and
 * letters.
 */
export function detectEncoding(head: Uint8Array, contentType = ''): FeedEncoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const wide = zeros(head);
  if (wide) return wide;
  if (isUtf8(head)) return 'utf-8';
  return declared(head, contentType) ?? (isArabic(head) ? 'windows-1256' : 'windows-1252');
}

function zeros(head: Uint8Array): FeedEncoding | undefined {
  const counts = [0, 0];
  const length = Math.min(head.length, 4_096);
  for (let at = 0; at < length; at += 1) if (head[at] === 0) counts[at % 2]! += 1;
  const [even = 0, odd = 0] = counts;
  // UTF-16 text has zero bytes at least in line breaks and delimiters.
  const min = Math.max(1, length * 0.02);
  if (odd >= min && odd > even * 4) return 'utf-16le';
  return even >= min && even > odd * 4 ? 'utf-16be' : undefined;
}

/** A few invalid sequences among many valid ones are broken data, not another encoding. */
function isUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  let broken = 0;
  let valid = 0;
  for (const char of text) {
    if (char === '\uFFFD') broken += 1;
    else if (char > '\u007F') valid += 1;
  }
  return broken === 0 || valid > broken * 4;
}

function declared(head: Uint8Array, contentType: string): FeedEncoding | undefined {
  const start = String.fromCharCode(...head.subarray(0, 200));
  const name =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(start)?.[1] ??
    '';
  if (/^(windows-|cp)?1256$|arabic/i.test(name)) return 'windows-1256';
  return /^(windows-|cp)?1252$|^(iso-)?8859-1$|latin-?1$/i.test(name) ? 'windows-1252' : undefined;
}

/** Arabic words are runs of high bytes; accented letters are between ASCII letters. */
function isArabic(head: Uint8Array): boolean {
  let inRuns = 0;
  let alone = 0;
  let run = 0;
  for (let at = 0; at <= head.length; at += 1) {
    if ((head[at] ?? 0) >= 0x80) {
      run += 1;
      continue;
    }
    if (run > 1) inRuns += run;
    else alone += run;
    run = 0;
  }
  return inRuns > alone;
}
