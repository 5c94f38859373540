import * as z from 'zod';

/** A JSON Schema (2020-12), as OpenAPI 3.1 writes schemas. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * A contract's schema for readers: `input` is what a caller hands over, `output` what comes back.
 * What JSON Schema has no words for is any value.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...found } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io,
    // A type that a contract states for readers stands for the ways in which it is accepted.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
    },
  });
  return found;
}
