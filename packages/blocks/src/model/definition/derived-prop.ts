import type { Field, FieldType } from './field.js';

/**
 * A field with a value that visitors must not get: the block's prop is what `toProp` makes of it.
 * Runs wherever pages are resolved, also in the editor's canvas.
 */
export const derivedProp = <T extends FieldType, V, O extends boolean, P>(
  field: Field<T, V, O>,
  toProp: (value: V) => P,
): Field<T, P, O> => ({ ...field, toProp }) as unknown as Field<T, P, O>;
