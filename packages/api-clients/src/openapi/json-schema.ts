import * as z from 'zod';

/** A JSON Schema (2020-12), as OpenAPI 3.1 writes schemas. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * JSON Schema of a contract's schema: `input` before parsing, `output` after. Types without a JSON
 * Schema become any value.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...found } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io,
    // A type that a contract documents replaces the accepted variants.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
    },
  });
  return found;
}
