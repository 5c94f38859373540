import type { Localized } from '@mawkib/api-clients/contracts';
import { defaultMarket, directionOf } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { navigationMessages } from '../navigation-messages.ts';
import { useEntryField } from './use-entry-field.ts';

type TextName = 'label' | 'heading' | 'group' | 'line' | 'price' | 'badge' | 'text' | 'link_label';

/** A text of the entry in every language of the market. */
export function TextFields({ path, name, help }: { path: string; name: TextName; help?: string }) {
  return defaultMarket.locales.map(({ language, name: languageName }) => (
    <TextField
      key={language}
      path={path}
      language={language}
      languageName={languageName}
      name={name}
      help={help}
    />
  ));
}

interface TextFieldProps {
  path: string;
  name: TextName;
  language: string;
  languageName: string;
  help: string | undefined;
}

function TextField({ path, name, language, languageName, help }: TextFieldProps) {
  const control = useStyles(controlStyles);
  const t = useTexts(navigationMessages);
  const { value, set } = useEntryField<Localized>(path);
  const { error } = useEntryField<string>(`${path}.${language}`);
  return (
    <Field
      label={t('in_language', { label: t(name), language: languageName })}
      error={error}
      {...(help && { help })}
    >
      {(facts) => (
        <input
          {...facts}
          className={control.input}
          lang={language}
          dir={directionOf(language)}
          value={value[language] ?? ''}
          onChange={({ target }) => set({ ...value, [language]: target.value })}
        />
      )}
    </Field>
  );
}
