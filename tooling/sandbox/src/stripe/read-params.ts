import type { Form, FormValue } from '../http/form.ts';
import { invalid } from './stripe-failure.ts';

/** Parameters of a call: undefined when absent, null when empty (which unsets). */
export interface Params {
  has(name: string): boolean;
  raw(name: string): FormValue | undefined;
  text(name: string): string | null | undefined;
  required(name: string): string;
  /** A whole number that is not negative. */
  whole(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  oneOf<Name extends string>(name: string, values: readonly Name[]): Name | undefined;
  texts(name: string): string[] | undefined;
  branch(name: string): Form | undefined;
}

const isBranch = (value: FormValue | undefined): value is Form =>
  typeof value === 'object' && !Array.isArray(value);

/** Parses a form; rejects unknown parameters, like Stripe. */
export function readParams(form: Form, known: readonly string[]): Params {
  const unknown = Object.keys(form).filter((name) => name !== 'expand' && !known.includes(name));
  if (unknown.length > 0) {
    const plural = unknown.length > 1 ? 's' : '';
    const message = `Received unknown parameter${plural}: ${unknown.join(', ')}`;
    throw invalid(message, 'parameter_unknown', unknown[0]);
  }
  const text = (name: string) => {
    const value = form[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalid('Invalid string', undefined, name);
    return value === '' ? null : value;
  };
  const chosen = <Name extends string>(name: string, values: readonly Name[]) => {
    const value = text(name);
    if (value === undefined || value === null) return undefined;
    const found = values.find((other) => other === value);
    if (found === undefined) {
      throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, undefined, name);
    }
    return found;
  };
  return {
    has: (name) => name in form,
    raw: (name) => form[name],
    text,
    required(name) {
      const value = text(name);
      if (value) return value;
      throw invalid(`Missing required param: ${name}.`, 'parameter_missing', name);
    },
    whole(name) {
      const value = text(name);
      if (value === undefined || value === null) return undefined;
      if (/^\d{1,12}$/.test(value)) return Number(value);
      throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', name);
    },
    flag(name) {
      const value = chosen(name, ['true', 'false'] as const);
      return value === undefined ? undefined : value === 'true';
    },
    oneOf: chosen,
    texts(name) {
      const value = form[name];
      if (value === undefined) return undefined;
      if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
      throw invalid('Invalid array', undefined, name);
    },
    branch(name) {
      const value = form[name];
      if (value === undefined || value === '') return undefined;
      if (isBranch(value)) return value;
      throw invalid('Invalid object', undefined, name);
    },
  };
}

/** Merges `metadata`: an empty value removes its key, `metadata=` removes all. */
export function mergeMetadata(
  before: Record<string, string>,
  params: Params,
): Record<string, string> {
  if (!params.has('metadata')) return before;
  if (params.raw('metadata') === '') return {};
  const merged = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(params.branch('metadata') ?? {})) {
    if (typeof value !== 'string')
      throw invalid('Metadata values must be strings', undefined, 'metadata');
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > 50) throw invalid('Metadata can have up to 50 keys', undefined, 'metadata');
  return Object.fromEntries(merged);
}
