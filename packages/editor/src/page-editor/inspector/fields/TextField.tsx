import type { Field } from '@mawkib/blocks/model';
import type { OperationFailure } from '@mawkib/blocks/operations';
import {
  directionOf,
  type Locale,
  type Localized,
  localeOfText,
  localize,
} from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { languageName, useLanguage, useTexts } from '../../../language/use-language.ts';
import { usePageStore } from '../../store/page-store-context.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { useDraftValue } from '../use-draft-value.ts';

/** String, Text and Markdown: one input, or one per shown language. */
export function TextField({ field, value, set, shown }: FieldProps) {
  const { locale } = useLanguage();
  if (field.contentful) {
    const texts = value !== null && typeof value === 'object' ? value : {};
    return (
      <Translations
        label={localize(field.label, locale)}
        field={field}
        texts={texts}
        shown={shown}
        set={(text, language) => set(text, language)}
      />
    );
  }
  return (
    <TextControl
      label={localize(field.label, locale)}
      field={field}
      stored={typeof value === 'string' ? value : ''}
      set={(text) => set(text)}
    />
  );
}

interface TranslationsProps {
  label: string;
  field?: Field;
  texts: Localized;
  shown: readonly Locale[];
  set(text: string, language: Locale): OperationFailure | null;
}

export function Translations({ label, field, texts, shown, set }: TranslationsProps) {
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  return shown.map((language) => {
    const instead = localeOfText(texts, language);
    const isGap = instead !== undefined && instead !== language;
    return (
      <TextControl
        key={language}
        label={t('in_language', { label, language: languageName(language, locale) })}
        field={field}
        language={language}
        gap={isGap ? t('gap', { language: languageName(instead, locale) }) : undefined}
        stored={texts[language] ?? ''}
        set={(text) => set(text, language)}
      />
    );
  });
}

interface TextControlProps {
  label: string;
  field?: Field | undefined;
  /** Language of the text, for the direction of the input; undefined for texts that are not shown to visitors. */
  language?: Locale;
  /** Fallback text that visitors see if this one is missing. */
  gap?: string | undefined;
  stored: string;
  set(text: string): OperationFailure | null;
}

export function TextControl({ label, field, language, gap, stored, set }: TextControlProps) {
  const css = useStyles(controlStyles);
  const { locale } = useLanguage();
  const store = usePageStore();
  const { text, error, change } = useDraftValue(stored, (typed) => {
    const failure = set(typed);
    return failure ? localize(failure.message, locale) : null;
  });
  const isLong = field?.type === 'Text' || field?.type === 'Markdown';
  return (
    <FormField label={label} {...(field && { field })} gap={gap} error={error}>
      {(facts) => {
        const shared = {
          ...facts,
          className: css.input,
          value: text,
          dir: language ? directionOf(language) : 'auto',
          lang: language,
          onBlur: store.getState().closeStep,
        };
        return isLong ? (
          <textarea {...shared} rows={2} onChange={(event) => change(event.target.value)} />
        ) : (
          <input {...shared} type="text" onChange={(event) => change(event.target.value)} />
        );
      }}
    </FormField>
  );
}
