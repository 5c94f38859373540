import MagicString from 'magic-string';
import type { Mutant } from './find-mutants.ts';

/** A mutant with the number by which it is switched on. */
export type NumberedMutant = Mutant & { number: number };

/**
 * The source with every mutant behind a switch: `(__mutant(7) ? changed : original)`. All of a run
 * are in the code at once, so a module is loaded once for all of them.
 */
export function applyMutants(text: string, mutants: readonly NumberedMutant[]) {
  const code = new MagicString(text);
  // A piece that contains another one is wrapped after it, so that it stays around it; a statement
  // after the expression that it is, and a return before a statement last.
  const rank = ({ start, end, kind }: Mutant) =>
    kind === 'return' ? Number.POSITIVE_INFINITY : end - start + (kind === 'statement' ? 0.5 : 0);
  const inner = mutants.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  for (const { start, end, kind, text: changed, number } of inner) {
    const active = `globalThis.__mutant?.(${number})`;
    if (kind === 'return') code.prependRight(start, `if (${active}) return; `);
    else if (kind === 'statement') {
      code.prependRight(start, `if (!${active}) { `);
      code.appendLeft(end, ' }');
    } else {
      code.prependRight(start, `(${active} ? (${changed}) : (`);
      code.appendLeft(end, '))');
    }
  }
  return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
}
