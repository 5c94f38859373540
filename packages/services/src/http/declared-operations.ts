import type { Operation } from '@mawkib/api-clients/contracts';
import * as contracts from '@mawkib/api-clients/contracts';

/** All operations that the contracts declare for the market's own services. */
export const declaredOperations: readonly Operation[] = Object.values<unknown>(contracts)
  .filter(isOperation)
  .filter(({ service }) => service !== 'external');

/** Names of the services in the packages. */
export const builtInServices: ReadonlySet<string> = new Set(
  declaredOperations.map(({ service }) => service),
);

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'service' in value && 'parts' in value;
}
