import {
  listPageTypes,
  type PageSettings,
  type PageType,
} from '@mawkib/api-clients/contracts/content';
import { defaultLocale, directionOf, localeOfText, locales, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { languageName, useLanguage, useTexts } from '../../language/use-language.ts';
import { FormField } from '../inspector/FormField.tsx';
import { inspectorMessages } from '../inspector/inspector-messages.ts';
import type { SettingChanges } from './page-settings.ts';
import { settingsMessages } from './settings-messages.ts';

/** The market's page types; empty while they load and after an error. */
function usePageTypes(): { types: readonly PageType[]; isOpen: boolean } {
  const { data: response } = useOperationQuery(listPageTypes, {});
  const { data = [], meta } = response ?? {};
  return { types: data, isOpen: meta?.isOpen ?? false };
}

export interface SettingFieldProps {
  settings: PageSettings;
  /** Errors by field: `path`, `title.ar`. */
  errors: Readonly<Record<string, string>>;
  change(changes: SettingChanges): void;
}

type TextName = 'title' | 'meta_title' | 'meta_description';

interface TextsProps extends SettingFieldProps {
  name: TextName;
  isLong?: boolean;
}

/** One text in every language of the market. A title is required in the default language. */
export function TextsField({ name, isLong = false, settings, errors, change }: TextsProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(settingsMessages);
  const inspector = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const texts = settings[name];
  return locales.map((language) => {
    const instead = localeOfText(texts, language);
    const isGap = name === 'title' && instead !== undefined && instead !== language;
    return (
      <FormField
        key={language}
        label={inspector('in_language', {
          label: t(name),
          language: languageName(language, locale),
        })}
        field={{ required: name === 'title' && language === defaultLocale() }}
        gap={isGap ? inspector('gap', { language: languageName(instead, locale) }) : undefined}
        error={errors[`${name}.${language}`]}
      >
        {(facts) => {
          const shared = {
            ...facts,
            className: css.input,
            value: texts[language] ?? '',
            dir: directionOf(language),
            lang: language,
          };
          const set = (text: string) => change({ [name]: { [language]: text } });
          return isLong ? (
            <textarea
              {...shared}
              rows={2}
              maxLength={2000}
              onChange={(event) => set(event.target.value)}
            />
          ) : (
            <input
              {...shared}
              type="text"
              maxLength={200}
              onChange={(event) => set(event.target.value)}
            />
          );
        }}
      </FormField>
    );
  });
}

interface AddressProps extends SettingFieldProps {
  name: 'path' | 'canonical_url' | 'external_meta_image';
  help?: string;
  isFixed?: boolean;
}

/** Path or URL, left to right in every language. */
export function AddressField({ name, help, isFixed = false, ...given }: AddressProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(settingsMessages);
  const { locale } = useLanguage();
  const required = name === 'path' && !isFixed;
  return (
    <FormField
      label={t(name)}
      field={{ required, ...(help && { help: { [locale]: help } as never }) }}
      error={given.errors[name]}
    >
      {(facts) => (
        <input
          {...facts}
          type="text"
          className={css.input}
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={name === 'path' ? 400 : 2000}
          readOnly={isFixed}
          value={given.settings[name] ?? ''}
          onChange={(event) => given.change({ [name]: event.target.value })}
        />
      )}
    </FormField>
  );
}

/** Date of a news article. */
export function DateField({ settings, errors, change }: SettingFieldProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(settingsMessages);
  const { locale } = useLanguage();
  return (
    <FormField
      label={t('date')}
      field={{ required: false, help: { [locale]: t('date_help') } as never }}
      error={errors.date}
    >
      {(facts) => (
        <input
          {...facts}
          type="date"
          className={css.input}
          value={settings.date ?? ''}
          onChange={(event) => change({ date: event.target.value || null })}
        />
      )}
    </FormField>
  );
}

/** Select of the market's page types; a text input with suggestions if the market defines none. */
export function PageTypeField({ settings, errors, change }: SettingFieldProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(settingsMessages);
  const { locale } = useLanguage();
  const list = useId();
  const { types, isOpen } = usePageTypes();
  const value = settings.page_type ?? '';
  const isKnown = value === '' || types.some(({ id }) => id === value);
  return (
    <FormField label={t('page_type')} error={errors.page_type}>
      {(facts) =>
        isOpen ? (
          <>
            <input
              {...facts}
              type="text"
              className={css.input}
              dir="auto"
              list={list}
              maxLength={200}
              value={value}
              onChange={(event) => change({ page_type: event.target.value })}
            />
            <datalist id={list}>
              {types.map(({ id }) => (
                <option key={id} value={id} />
              ))}
            </datalist>
          </>
        ) : (
          <select
            {...facts}
            className={css.input}
            value={value}
            onChange={(event) => change({ page_type: event.target.value || null })}
          >
            <option value="">{t('no_type')}</option>
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {localize(name, locale) || id}
              </option>
            ))}
            {!isKnown && <option value={value}>{t('unknown_type', { type: value })}</option>}
          </select>
        )
      }
    </FormField>
  );
}
