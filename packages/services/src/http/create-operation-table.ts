import { declaredOperations } from './declared-operations.js';
import { apiErrors } from './errors/api-errors.js';
import { type Implementation, implement } from './implement.js';
import type { ServiceModule } from './service-module.js';

/**
 * Implementations by operation id. Throws if an operation has two handlers or belongs to another
 * service.
 */
export function createOperationTable(
  services: readonly ServiceModule[],
): Map<string, Implementation> {
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
 * Implementations of the operations that no service implements: access and input are checked, then
 * they respond with 501.
 */
export const unimplementedOperations = (
  table: ReadonlyMap<string, Implementation>,
): Implementation[] =>
  declaredOperations
    .filter(({ id }) => !table.has(id))
    .map((operation) =>
      implement(operation, () => {
        throw apiErrors.notImplemented();
      }),
    );
