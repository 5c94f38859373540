import { isCacheable, takesIdempotencyKey } from '../contracts/common-errors.js';
import type { Operation } from '../contracts/operation.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: JsonSchema;
}

const places = [
  ['params', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const;

/** Path, query and header parameters of an operation. */
export function parametersOf(operation: Operation): Parameter[] {
  const { parts } = operation;
  const own = places.flatMap(([part, place]) => {
    const schema = parts[part];
    if (!schema) return [];
    const { properties = {}, required = [], additionalProperties } = jsonSchemaOf(schema, 'input');
    const named = Object.entries(properties).map(([name, member]): Parameter => {
      const { description, ...rest } = member as JsonSchema;
      return {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(description && { description }),
        schema: rest,
      };
    });
    const isOpen = place === 'query' && additionalProperties !== false && additionalProperties;
    return isOpen ? [...named, further] : named;
  });
  return [
    ...own,
    ...(takesIdempotencyKey(operation) ? [idempotencyKey] : []),
    ...(isCacheable(operation) ? [ifNoneMatch] : []),
  ];
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names this intention: sent again with the same content, the call has one effect',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an answer that is at hand',
  schema: { type: 'string' },
};

/** A parameter for further fields of a query. */
const further: Parameter = {
  name: 'further',
  in: 'query',
  required: false,
  description: 'Further parameters, such as filter[name_suffix]',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};
