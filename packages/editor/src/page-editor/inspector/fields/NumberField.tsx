import { localize, parseNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { usePageStore } from '../../store/page-store-context.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { useDraftValue } from '../use-draft-value.ts';

/** Number input. Accepts Arabic and Latin digits; any other text stays in the input with an error message. */
export function NumberField({ field, value, set }: FieldProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const store = usePageStore();
  const { min, max } = field.attrs;
  const stored = typeof value === 'number' ? String(value) : '';
  const take = (typed: string) => {
    const number = typed.trim() === '' ? null : parseNumber(typed);
    if (number === null && typed.trim() !== '') return t('not_a_number');
    const failure = set(number);
    if (failure && min !== undefined && max !== undefined) return t('between', { min, max });
    return failure ? localize(failure.message, locale) : null;
  };
  // Blank means the field's default.
  const becomes = (typed: string) => String(parseNumber(typed) ?? field.default ?? '');
  const { text, error, change, settle } = useDraftValue(stored, take, becomes);
  return (
    <FormField label={localize(field.label, locale)} field={field} error={error}>
      {(facts) => (
        <input
          {...facts}
          type="text"
          inputMode="decimal"
          dir="ltr"
          className={css.input}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            settle();
            store.getState().closeStep();
          }}
        />
      )}
    </FormField>
  );
}
