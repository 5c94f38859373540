import { marketThemes } from '@mawkib/core/brands';
import { localize } from '@mawkib/core/locale';
import { ThemeProvider } from '@mawkib/ui';
import { Icon, iconNames, isIconName } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorStyles } from '../inspector.styles.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { iconMessages } from './icon-messages.ts';
import { iconSprites } from './icon-sprites.ts';

/** Select of an icon, shown in the style of each brand. An unknown name stays selected. */
export function IconField({ field, value, set }: FieldProps) {
  const css = useStyles(controlStyles);
  const { iconLine } = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const chosen = typeof value === 'string' ? value : '';
  const nameOf = useTexts(iconMessages);
  const isGone = chosen !== '' && !isIconName(chosen);
  return (
    <FormField label={localize(field.label, locale)} field={field}>
      {(facts) => (
        <div className={iconLine}>
          <select
            {...facts}
            className={css.input}
            value={chosen}
            onChange={(event) => set(event.target.value)}
          >
            <option value="">{t('no_icon')}</option>
            {isGone && <option value={chosen}>{chosen}</option>}
            {iconNames.map((name) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
          {marketThemes().map((theme) => (
            <ThemeProvider key={theme} theme={theme} icons={iconSprites}>
              <Icon name={chosen} size={24} />
            </ThemeProvider>
          ))}
        </div>
      )}
    </FormField>
  );
}
