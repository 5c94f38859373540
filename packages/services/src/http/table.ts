import { declaredOperations } from './declared-operations.js';
import { apiErrors } from './errors/refusals.js';
import { type Implementation, implement } from './implement.js';
import type { ServiceModule } from './service-module.js';

/** Implementations by operation id. */
export function tableOf(services: readonly ServiceModule[]): Map<string, Implementation> {
  const table = new Map<string, Implementation>();
  for (const { name, handlers } of services) {
    for (const implementation of handlers) {
      const { id, service } = implementation.operation;
      if (service !== name) throw new Error(`${id} belongs to ${service}, not to ${name}`);
      if (table.has(id)) throw new Error(`${id} has two handlers`);
      table.set(id, implementation);
    }
  }
  return table;
}

/**
 * What the contracts declare and no service does yet: the call is let through by its access and its
 * input is checked, then 501 says so.
 */
export const unservedOf = (table: ReadonlyMap<string, Implementation>): Implementation[] =>
  declaredOperations
    .filter(({ id }) => !table.has(id))
    .map((operation) =>
      implement(operation, () => {
        throw apiErrors.notServedYet();
      }),
    );
