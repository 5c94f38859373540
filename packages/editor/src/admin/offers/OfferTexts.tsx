import { defaultMarket, directionOf } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { Field } from '../layout/Field.tsx';
import { offerStyles } from './offer.styles.ts';
import type { OfferFormDraft } from './offer-form-draft.ts';
import { offerMessages } from './offer-messages.ts';

interface OfferTextsProps {
  draft: OfferFormDraft;
  errors: Readonly<Record<string, string>>;
  onChange(changes: Partial<OfferFormDraft>, path: string): void;
}

const texts = [
  { name: 'title', label: 'offer_title', maxLength: 150 },
  { name: 'description', label: 'description', maxLength: 500 },
  { name: 'terms', label: 'terms', maxLength: 2000 },
] as const;

/** The texts of an offer, the market's languages side by side. */
export function OfferTexts({ draft, errors, onChange }: OfferTextsProps) {
  const css = useStyles(offerStyles);
  const admin = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(offerMessages);
  return (
    <section className={admin.section} aria-labelledby="offer-texts">
      <h2 id="offer-texts" className={admin.sectionTitle}>
        {t('texts')}
      </h2>
      {texts.map(({ name, label, maxLength }) => (
        <div key={name} className={css.pairs}>
          {defaultMarket.locales.map(({ language, name: languageName }) => {
            const path = `${name}.${language}`;
            const shared = {
              className: control.input,
              lang: language,
              dir: directionOf(language),
              maxLength,
              value: draft[name][language] ?? '',
              onChange: ({ target }: { target: { value: string } }) =>
                onChange({ [name]: { ...draft[name], [language]: target.value } }, path),
            };
            return (
              <Field
                key={language}
                label={t('in_language', { label: t(label), language: languageName })}
                error={errors[path]}
              >
                {(facts) =>
                  name === 'title' ? (
                    <input {...facts} {...shared} />
                  ) : (
                    <textarea {...facts} {...shared} rows={name === 'terms' ? 3 : 2} />
                  )
                }
              </Field>
            );
          })}
        </div>
      ))}
    </section>
  );
}
