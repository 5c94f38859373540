import type { StoredLink } from '@mawkib/blocks/model';
import { linkTypes } from '@mawkib/blocks/model';
import type { OperationFailure } from '@mawkib/blocks/operations';
import { type Locale, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { FormField } from '../FormField.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorStyles } from '../inspector.styles.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { readLink } from '../read-link.ts';
import { TextControl, Translations } from './TextField.tsx';

export function LinkField({ field, value, set, shown }: FieldProps) {
  const css = useStyles(inspectorStyles);
  const { locale } = useLanguage();
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{localize(field.label, locale)}</legend>
      <div className={css.card}>
        <div className={css.cardBody}>
          <LinkControls link={readLink(value)} set={set} shown={shown} />
        </div>
      </div>
    </fieldset>
  );
}

interface LinkControlsProps {
  link: StoredLink;
  set(link: StoredLink): OperationFailure | null;
  shown: readonly Locale[];
}

/** Fields of a link. A link of type form has a form ID instead of a URL. */
export function LinkControls({ link, set, shown }: LinkControlsProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(inspectorMessages);
  const isForm = link.type === 'form';
  return (
    <>
      <FormField label={t('link_type')}>
        {(facts) => (
          <select
            {...facts}
            className={css.input}
            value={link.type}
            onChange={(event) => set({ ...link, type: event.target.value as StoredLink['type'] })}
          >
            {linkTypes.map((type) => (
              <option key={type} value={type}>
                {t(`link_${type}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <Translations
        label={t('link_label')}
        texts={link.label}
        shown={shown}
        set={(text, language) => set({ ...link, label: { ...link.label, [language]: text } })}
      />
      <TextControl
        key={isForm ? 'form' : 'url'}
        label={isForm ? t('link_form_id') : t('link_url')}
        stored={isForm ? link.form_id : link.url}
        set={(text) => set(isForm ? { ...link, form_id: text } : { ...link, url: text })}
      />
      <Translations
        label={t('link_title')}
        texts={link.title}
        shown={shown}
        set={(text, language) => set({ ...link, title: { ...link.title, [language]: text } })}
      />
      {isForm ? <FormLinkControls link={link} set={set} /> : null}
      <FormField label={t('link_new_window')} inline>
        {(facts) => (
          <input
            {...facts}
            type="checkbox"
            role="switch"
            className={css.switch}
            checked={link.target === '_blank'}
            aria-checked={link.target === '_blank'}
            onChange={(event) =>
              set({ ...link, target: event.target.checked ? '_blank' : '_self' })
            }
          />
        )}
      </FormField>
    </>
  );
}

/** Options of the linked form: columns and hidden values. */
function FormLinkControls({ link, set }: Pick<LinkControlsProps, 'link' | 'set'>) {
  const css = useStyles(controlStyles);
  const t = useTexts(inspectorMessages);
  return (
    <>
      <FormField label={t('link_two_columns')} inline>
        {(facts) => (
          <input
            {...facts}
            type="checkbox"
            role="switch"
            className={css.switch}
            checked={link.columns === 2}
            aria-checked={link.columns === 2}
            onChange={(event) => set({ ...link, columns: event.target.checked ? 2 : null })}
          />
        )}
      </FormField>
      <TextControl
        label={t('link_hidden_fields')}
        stored={new URLSearchParams(link.hidden_fields).toString()}
        set={(text) =>
          set({ ...link, hidden_fields: Object.fromEntries(new URLSearchParams(text)) })
        }
      />
    </>
  );
}
