import * as fc from 'fast-check';
import * as z from 'zod';
import { hostileValue } from './hostile-values.js';
import type { StoredThings } from './stored-things.js';

/** The part of JSON Schema that contracts use. */
interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  items?: Shape;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
}

/** Values that match a contract's schema, with existing ids where a field refers to something. */
export function fittingValue(schema: z.ZodType, things: StoredThings): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return fitting(shape as Shape, '', things);
}

function fitting(shape: Shape, name: string, things: StoredThings): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum?.length) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => fitting(choice, name, things)));
  const [type] = [shape.type].flat();
  if (type === 'object' || shape.properties) return objectOf(shape, things);
  if (type === 'array') {
    const member = shape.items ? fitting(shape.items, name, things) : hostileValue;
    return fc.array(member, {
      minLength: shape.minItems ?? 0,
      maxLength: (shape.minItems ?? 0) + 3,
    });
  }
  if (type === 'integer' || type === 'number') return numberOf(shape, name, things);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return textOf(shape, name, things);
  return fc.oneof(textOf({}, name, things), hostileValue);
}

function objectOf(shape: Shape, things: StoredThings): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = shape;
  const fields = Object.entries(properties).map(
    ([name, inner]) => [name, fitting(inner, name, things)] as const,
  );
  const own = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  if (!additionalProperties) return own;
  const inner = additionalProperties === true ? {} : additionalProperties;
  const keys = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('name', 'email', 'filter[a]'),
  );
  const more = fc.dictionary(keys, fitting(inner, '', things), { maxKeys: 3 });
  return fc.tuple(more, own).map(([further, named]) => ({ ...further, ...named }));
}

function numberOf({ minimum, maximum }: Shape, name: string, things: StoredThings) {
  const known = things.named(name).map(Number).filter(Number.isSafeInteger);
  const [min, max] = [Math.max(minimum ?? 0, -1e9), Math.min(maximum ?? 60, 1e6)];
  const invented = fc.integer({ min, max: Math.max(min, max) });
  return known.length ? fc.oneof(fc.constantFrom(...known), invented) : invented;
}

function textOf(shape: Shape, name: string, things: StoredThings): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = shape;
  const known = things.named(name);
  const invented = () => {
    if (format === 'uuid') return fc.uuid();
    if (format === 'email') return fc.constantFrom('noura@example.test', 'a@b.co');
    if (format === 'date-time')
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
    return fc.oneof(
      fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
      fc.constantFrom('ar', 'en', 'AED', '/', 'all', 'name', '2026-11-20'),
    );
  };
  return known.length
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, invented())
    : invented();
}
