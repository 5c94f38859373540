import type { Field } from '@mawkib/blocks/model';
import type { OperationFailure } from '@mawkib/blocks/operations';
import type { Locale } from '@mawkib/core/locale';

/** Writes a stored value, or one language's text of it; what is not allowed comes back. */
export type SetValue = (value: unknown, locale?: Locale) => OperationFailure | null;

/** Every field of the inspector has this shape, whatever its type. */
export interface FieldProps {
  field: Field;
  /** As stored; the field's default where nothing is. */
  value: unknown;
  set: SetValue;
  /** The languages that translatable texts are shown in. */
  shown: readonly Locale[];
}
