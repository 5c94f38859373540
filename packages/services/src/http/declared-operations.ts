import type { Operation } from '@mawkib/api-clients/contracts';
import { allOperations } from '@mawkib/api-clients/contracts/all';

/** All operations that the contracts declare for the market's own services. */
export const declaredOperations: readonly Operation[] = allOperations.filter(
  ({ service }) => service !== 'external',
);

/** Names of the services in the packages. */
export const builtInServices: ReadonlySet<string> = new Set(
  declaredOperations.map(({ service }) => service),
);
