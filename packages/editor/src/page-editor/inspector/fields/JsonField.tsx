import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense } from 'react';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';

const JsonInput = lazy(async () => ({
  default: (await import('../json/JsonInput.tsx')).JsonInput,
}));

/** A code editor; the stored text is read-only until its code has loaded. */
export function JsonField(props: FieldProps) {
  const css = useStyles(controlStyles);
  const { locale } = useLanguage();
  const { field, value } = props;
  const fallback = (
    <FormField label={localize(field.label, locale)} field={field}>
      {(attributes) => (
        <textarea
          {...attributes}
          className={css.input}
          data-code=""
          dir="ltr"
          readOnly
          value={typeof value === 'string' ? value : ''}
        />
      )}
    </FormField>
  );
  return (
    <Suspense fallback={fallback}>
      <JsonInput {...props} />
    </Suspense>
  );
}
