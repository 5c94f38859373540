import { own } from '../plain.js';
import type { Field, FieldMap } from './field.js';

/** False for a field that the value of another one hides (`when`). */
export function isFieldShown(
  { when }: Field,
  fields: FieldMap,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!when) return true;
  return when.is.includes((own(values, when.field) ?? fields[when.field]?.default) as never);
}
