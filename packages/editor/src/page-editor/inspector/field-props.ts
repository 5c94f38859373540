import type { Field } from '@mawkib/blocks/model';
import type { OperationFailure } from '@mawkib/blocks/operations';
import type { Locale } from '@mawkib/core/locale';

/** Stores a value, or its text in one language. Returns the error message of an invalid value. */
export type SetValue = (value: unknown, locale?: Locale) => OperationFailure | null;

/** Props of every field component of the inspector. */
export interface FieldProps {
  field: Field;
  /** Stored value, or the field's default. */
  value: unknown;
  set: SetValue;
  /** Languages in which translatable texts are shown. */
  shown: readonly Locale[];
}
