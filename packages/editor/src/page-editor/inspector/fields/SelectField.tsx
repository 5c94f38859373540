import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorMessages } from '../inspector-messages.ts';

export function SelectField({ field, value, set }: FieldProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const { options = [] } = field.attrs;
  return (
    <FormField label={localize(field.label, locale)} field={field}>
      {(facts) => (
        <select
          {...facts}
          className={css.input}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => set(event.target.value)}
        >
          {field.optional && <option value="">{t('not_chosen')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {localize(option.label, locale)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
