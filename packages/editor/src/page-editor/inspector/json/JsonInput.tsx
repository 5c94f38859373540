import { localize } from '@mawkib/core/locale';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageStore } from '../../store/page-store-context.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { useDraftValue } from '../use-draft-value.ts';
import { JsonEditor } from './JsonEditor.tsx';
import { jsonErrorText } from './json-error-text.ts';

/** Validated at every change; an invalid text stays in the editor and is not stored. */
export function JsonInput({ field, value, set }: FieldProps) {
  const { locale } = useLanguage();
  const store = usePageStore();
  const stored = typeof value === 'string' ? value : '';
  const { text, error, change } = useDraftValue(stored, (typed) => {
    const failure = set(typed);
    if (!failure) return null;
    return jsonErrorText(field, typed, locale) ?? localize(failure.message, locale);
  });
  return (
    <FormField label={localize(field.label, locale)} field={field} error={error}>
      {(attributes) => (
        <JsonEditor
          attributes={attributes}
          value={text}
          onChange={change}
          onBlur={store.getState().closeStep}
        />
      )}
    </FormField>
  );
}
