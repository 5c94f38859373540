interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minimum?: number;
}

/**
 * A value that the schema of a Json field accepts, with `text` wherever it allows any text. A schema
 * that only parses gets texts in a list and under any name.
 */
export function valueOfSchema(schema: unknown, text: () => string, round: number): unknown {
  const { toJSONSchema } = schema as { toJSONSchema?: (options: object) => JsonSchema };
  if (!toJSONSchema) return { [text()]: text(), list: [text(), { [text()]: text() }] };
  return fitting(toJSONSchema({ io: 'input', unrepresentable: 'any' }), text, round);
}

function fitting(schema: JsonSchema, text: () => string, round: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[round % schema.enum.length];
  if (schema.anyOf) {
    const choice = schema.anyOf[round % schema.anyOf.length];
    return choice && fitting(choice, text, round);
  }
  switch (schema.type) {
    case 'string':
      return text();
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return round % 2 === 0;
    case 'array':
      return [schema.items, schema.items].map((item, at) => fitting(item ?? {}, text, round + at));
    case 'object':
      return objectOf(schema, text, round);
    default:
      return text();
  }
}

function objectOf(schema: JsonSchema, text: () => string, round: number) {
  const entries = Object.entries(schema.properties ?? {});
  const { additionalProperties: more } = schema;
  if (typeof more === 'object') entries.push([text(), more]);
  return Object.fromEntries(
    entries.map(([name, member]) => [name, fitting(member, text, round)] as const),
  );
}
