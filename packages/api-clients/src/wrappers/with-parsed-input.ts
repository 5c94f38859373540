import { type Call, isOperation, type TransportInput } from '../call.js';
import type { Parts } from '../contracts/operation.js';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import { ServiceError } from '../service-error.js';
import { withMiddleware } from './with-middleware.js';

const parts = ['params', 'query', 'headers', 'body'] as const;
const languages = ['locale', 'lang'] as const;

/**
 * Parses the input by its contract before sending: fills in defaults, clamps sizes, joins lists and
 * drops unknown fields. Invalid input is rejected with field names, never values. Adds the
 * context's language if the operation has a parameter for it, but not a default language alone.
 * Calls by descriptor are sent unchanged.
 */
export const withParsedInput = (call: Call): Call =>
  withMiddleware(call, async ({ operation, input, context, next }) => {
    if (!isOperation(operation)) return next();
    const parsed: Record<string, unknown> = {};
    const wrong: string[] = [];
    for (const part of parts) {
      const schema = operation.parts[part];
      if (!schema) continue;
      const given = part === 'body' ? input.body : { ...(input[part] as object | undefined) };
      const result = schema.safeParse(given);
      if (result.success) parsed[part] = result.data;
      else
        wrong.push(
          ...result.error.issues.map(
            ({ path, message }) => `${[part, ...path].join('.')}: ${message}`,
          ),
        );
    }
    if (wrong.length > 0) throw error(operation, wrong);
    const query =
      parsed.query === undefined
        ? undefined
        : withLanguage(operation.parts, parsed.query, input, context.locale);
    return next({ input: { ...parsed, ...(query && { query }) } });
  });

function withLanguage(
  { query: schema }: Parts,
  parsed: unknown,
  input: TransportInput,
  locale: string | undefined,
): Record<string, unknown> {
  const query = { ...(parsed as object) } as Record<string, unknown>;
  const given = { ...(input.query as object | undefined) };
  const places = (schema as { shape?: object } | undefined)?.shape ?? {};
  for (const name of languages) {
    if (!(name in places) || name in given) continue;
    if (locale === undefined) delete query[name];
    else query[name] = locale;
  }
  return query;
}

const error = ({ id }: OperationDescriptor, wrong: readonly string[]) =>
  new ServiceError(
    'contract',
    `The input of ${id} breaks its contract: ${wrong.slice(0, 5).join('; ')}`,
    {
      operation: id,
    },
  );
