import { isRecord } from '@mawkib/core/guards';
import { StartError } from '../runtime/start-error.js';

/** What is wrong with one member of what a market hands to its services. */
export interface PartsProblem {
  /** Place in the object: `modules[0].calls[2]`. */
  readonly path: string;
  /** What is wrong, what to do, and what is allowed. */
  readonly message: string;
}

/** Thrown by `createServices` before anything is opened; the message has one line for each problem. */
export class PartsError extends StartError {
  constructor(readonly problems: readonly PartsProblem[]) {
    super(
      [
        'What the market hands to its services is not valid:',
        ...problems.map(({ path, message }) => `${path}: ${message}`),
      ].join('\n'),
    );
    this.name = 'PartsError';
  }
}

/** Collects problems. */
export type Reject = (path: string, message: string) => void;

export const oneOf = (allowed: Iterable<string>): string => `allowed: ${[...allowed].join(', ')}`;

type Fields = Readonly<Record<string, unknown>>;

export { isRecord as isFields };

/** Names every member that is not known: a misspelt one would be left out without a word. */
export function checkMembers(
  path: string,
  value: Fields,
  known: Readonly<Record<string, true>>,
  reject: Reject,
): void {
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(known, name)) continue;
    const at = path === '' ? name : `${path}.${name}`;
    reject(at, `unknown member; ${oneOf(Object.keys(known))}`);
  }
}
