import { disguises } from './disguises.ts';
import { elsewhere } from './elsewhere.ts';
import { handlers } from './handlers.ts';
import { mark } from './marks.ts';
import { nestings } from './nestings.ts';
import { carriers, schemes } from './schemes.ts';

const patterns: readonly string[] = [
  ...new Set([
    ...schemes,
    ...schemes.flatMap((address) => carriers.map((put) => put(address))),
    ...handlers,
    ...nestings,
    ...elsewhere,
    ...disguises,
  ]),
];

/**
 * Step that puts strings of different families side by side. Coprime with the number of patterns.
 */
const stride = 997;

/**
 * Every string with its own number: `ran(17)` names the string 17. No two have the same pattern.
 */
export const injections: readonly string[] = patterns.map((_, at) => {
  const pattern = patterns[(at * stride) % patterns.length] ?? '';
  return pattern.replaceAll(mark, String(at));
});
