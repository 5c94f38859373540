import type { Operation } from '@mawkib/api-clients/contracts';
import type { FieldError } from '../errors/api-error.js';
import { apiErrors } from '../errors/api-errors.js';
import { requestErrors } from '../errors/request-errors.js';
import { checkStorable } from './check-storable.js';

const parts = ['params', 'query', 'headers', 'body'] as const;

/**
 * Parses the input by the operation's schemas; throws an error that lists all invalid fields. A
 * file body has no fields and is received later.
 */
export function parseInput(operation: Operation, input: Partial<Record<string, unknown>>) {
  const parsed: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const part of parts) {
    const schema = operation.parts[part];
    if (!schema || (part === 'body' && operation.consumes === 'file')) continue;
    const given = input[part] ?? (part === 'body' ? undefined : {});
    checkStorable(given, part);
    const result = schema.safeParse(given, { reportInput: true });
    if (result.success) parsed[part] = result.data;
    else errors.push(...requestErrors(result.error.issues, part));
  }
  if (errors.length) throw apiErrors.invalidRequest(errors);
  return parsed;
}
