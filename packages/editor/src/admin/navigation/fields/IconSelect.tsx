import { iconNames } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { iconMessages } from '../../../page-editor/inspector/fields/icon-messages.ts';
import { Field } from '../../layout/Field.tsx';
import { navigationMessages } from '../navigation-messages.ts';
import { useEntryField } from './use-entry-field.ts';

/** The icon before an entry's name. */
export function IconSelect() {
  const control = useStyles(controlStyles);
  const t = useTexts(navigationMessages);
  const nameOf = useTexts(iconMessages);
  const { value, error, set } = useEntryField<string | null>('icon');
  const isOther = value !== null && !iconNames.some((name) => name === value);
  return (
    <Field label={t('icon')} error={error}>
      {(facts) => (
        <select
          {...facts}
          className={control.input}
          value={value ?? ''}
          onChange={({ target }) => set(target.value || null)}
        >
          <option value="">{t('no_icon')}</option>
          {isOther ? <option value={value}>{value}</option> : null}
          {iconNames.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
