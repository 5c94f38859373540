import { isRecord } from '@mawkib/core/guards';
import { StartError } from '../runtime/start-error.js';

/** A problem of one member of the services' parts. */
export interface PartsProblem {
  /** Path in the object: `modules[0].calls[2]`. */
  readonly path: string;
  /** The problem, the remedy and the allowed values. */
  readonly message: string;
}

/** Thrown by `createServices` before anything is opened; the message has one line per problem. */
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

/** Reports every unknown member, which would be ignored otherwise. */
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
