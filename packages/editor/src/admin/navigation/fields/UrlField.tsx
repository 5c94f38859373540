import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { navigationMessages } from '../navigation-messages.ts';
import { useEntryField } from './use-entry-field.ts';

/** URL of an entry, a link or a card. */
export function UrlField({ path }: { path: string }) {
  const control = useStyles(controlStyles);
  const t = useTexts(navigationMessages);
  const { value, error, set } = useEntryField<string>(path);
  return (
    <Field label={t('url')} error={error} help={t('url_help')}>
      {(facts) => (
        <input
          {...facts}
          className={control.input}
          dir="ltr"
          inputMode="url"
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}
