import type { FieldErrors, FormField, LeadData } from '@mawkib/forms/engine';
import { Checkbox, RichText, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { termsField, termsFields, termsVersionField } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { checkoutMessages } from './checkout.messages.js';
import { styles } from './checkout.styles.js';

/** Terms with sanitised markup. */
export interface ShownTerms {
  key: string;
  html: SafeHtml;
  required: boolean;
  version: string;
}

interface Props {
  terms: readonly ShownTerms[];
  errors: FieldErrors;
  values?: LeadData | undefined;
  idOf: (field: Pick<FormField, 'id'>) => string;
}

/** Each of the company's terms with its text and a box, and the shown version as a hidden input. */
export function TermsList({ terms, errors, values = {}, idOf }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = checkoutMessages(locale);
  if (terms.length === 0) return null;
  const fields = termsFields({ terms: [...terms] }, locale);
  return (
    <fieldset className={css.terms}>
      <legend className={css.legend}>{t('terms_title')}</legend>
      {terms.map(({ key, html, version }, index) => {
        const id = termsField(key);
        return (
          <div className={css.term} key={key}>
            <section
              className={css.termText}
              aria-label={`${t('terms_title')} ${index + 1}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
              tabIndex={0}
            >
              <RichText html={html} size="s" />
            </section>
            <HiddenInputs values={{ [termsVersionField(key)]: version }} />
            <Checkbox
              id={idOf({ id })}
              name={id}
              value="true"
              label={
                <>
                  {fields[index]?.label}
                  {fields[index]?.required ? null : (
                    <span className={css.quiet}> {t('optional')}</span>
                  )}
                </>
              }
              required={fields[index]?.required || undefined}
              error={errors[id]?.message}
              defaultChecked={values[id] === 'true' || values[id] === 'on'}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
