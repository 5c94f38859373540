import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';

export function BoolField({ field, value, set }: FieldProps) {
  const css = useStyles(controlStyles);
  const { locale } = useLanguage();
  return (
    <FormField label={localize(field.label, locale)} field={field} inline>
      {(facts) => (
        <input
          {...facts}
          type="checkbox"
          role="switch"
          className={css.switch}
          checked={value === true}
          aria-checked={value === true}
          onChange={(event) => set(event.target.checked)}
        />
      )}
    </FormField>
  );
}
