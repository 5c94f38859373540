import { brandOfTheme, marketThemes } from '@mawkib/core/brands';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { FormField } from '../inspector/FormField.tsx';
import type { SettingFieldProps } from './SettingFields.tsx';
import { settingsMessages } from './settings-messages.ts';

const layouts = ['brand', 'default', 'error'] as const;

/** Layout and theme of a page. */
export function AppearanceFields({ settings, errors, change }: SettingFieldProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(settingsMessages);
  const { locale } = useLanguage();
  const themes = marketThemes();
  return (
    <>
      <FormField label={t('layout')} error={errors.layout}>
        {(facts) => (
          <select
            {...facts}
            className={css.input}
            value={settings.layout}
            onChange={(event) => {
              const chosen = layouts.find((layout) => layout === event.target.value);
              if (chosen) change({ layout: chosen });
            }}
          >
            {layouts.map((layout) => (
              <option key={layout} value={layout}>
                {t(`layout_${layout}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {themes.length > 1 && (
        <FormField label={t('theme')} error={errors.theme}>
          {(facts) => (
            <select
              {...facts}
              className={css.input}
              value={settings.theme}
              onChange={(event) => change({ theme: event.target.value })}
            >
              {themes.map((theme) => (
                <option key={theme} value={theme}>
                  {localize(brandOfTheme(theme)?.name, locale) || theme}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField label={t('hide_breadcrumbs')} inline>
        {(facts) => (
          <input
            {...facts}
            type="checkbox"
            role="switch"
            className={css.switch}
            checked={settings.hide_breadcrumbs ?? false}
            aria-checked={settings.hide_breadcrumbs ?? false}
            onChange={(event) => change({ hide_breadcrumbs: event.target.checked })}
          />
        )}
      </FormField>
    </>
  );
}
