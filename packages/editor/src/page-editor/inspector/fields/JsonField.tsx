import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageStore } from '../../store/page-store-context.ts';
import type { FieldProps } from '../field-props.ts';
import { jsonFault } from '../json-fault.ts';
import { FormField } from '../Labelled.tsx';
import { useDraftValue } from '../use-typed.ts';

/** Checked at every key; a text that is not right stays here and is not stored. */
export function JsonField({ field, value, set }: FieldProps) {
  const css = useStyles(controlStyles);
  const { locale } = useLanguage();
  const store = usePageStore();
  const stored = typeof value === 'string' ? value : '';
  const { text, error, change } = useDraftValue(stored, (typed) => {
    const failure = set(typed);
    return failure ? (jsonFault(field, typed, locale) ?? localize(failure.message, locale)) : null;
  });
  return (
    <FormField label={localize(field.label, locale)} field={field} error={error}>
      {(facts) => (
        <textarea
          {...facts}
          className={css.input}
          data-code=""
          dir="ltr"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={store.getState().encrypt}
        />
      )}
    </FormField>
  );
}
