import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { normaliseVin } from '../../shared/vin/normalise-vin.js';

/** A list of VINs for a page, which can compare a VIN with it and cannot show it. */
export interface VinDigests {
  salt: string;
  /** Digests of whole VINs, joined, by the length of the VINs. */
  exact: Readonly<Record<string, string>>;
  /** Digests of the first characters, joined, by their number. */
  prefixes: Readonly<Record<string, string>>;
}

/** Max lines of a list. */
export const maxVins = 20_000;

const bytes = 6;
/** Characters of a digest in base64. */
const size = (bytes * 4) / 3;

export const noVins: VinDigests = { salt: '', exact: {}, prefixes: {} };

/** Digests of a list with a VIN, or `prefix*`, per line. Lines that are neither are ignored. */
export function digestVins(text: string): VinDigests {
  const lines = [...new Set(text.split('\n', maxVins).map(normaliseVin))].filter((line) =>
    /^[A-Z\d]{1,17}\*?$/.test(line),
  );
  if (lines.length === 0) return noVins;
  // The salt depends on the whole list: nobody can compute it without having the list.
  const salt = digest('', '', lines.join('\n'));
  const exact: Record<string, string> = {};
  const prefixes: Record<string, string> = {};
  for (const line of lines) {
    const isPrefix = line.endsWith('*');
    const start = isPrefix ? line.slice(0, -1) : line;
    const to = isPrefix ? prefixes : exact;
    to[start.length] = (to[start.length] ?? '') + digest(salt, isPrefix ? '*' : '=', start);
  }
  return { salt, exact, prefixes };
}

/** True if the VIN, already normalised, is on the list. */
export const isListed = ({ salt, exact, prefixes }: VinDigests, vin: string): boolean =>
  holds(exact[vin.length], () => digest(salt, '=', vin)) ||
  Object.entries(prefixes).some(
    ([length, joined]) =>
      vin.length >= Number(length) &&
      holds(joined, () => digest(salt, '*', vin.slice(0, Number(length)))),
  );

function holds(joined: string | undefined, digestOf: () => string): boolean {
  if (!joined) return false;
  const wanted = digestOf();
  for (let at = 0; at < joined.length; at += size) {
    if (joined.startsWith(wanted, at)) return true;
  }
  return false;
}

const digest = (salt: string, kind: '' | '=' | '*', text: string): string =>
  btoa(String.fromCharCode(...sha256(utf8ToBytes(salt + kind + text)).subarray(0, bytes)));
