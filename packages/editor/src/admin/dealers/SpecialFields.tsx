import { defaultMarket } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { Field } from '../layout/Field.tsx';
import { dealerStyles } from './dealer.styles.ts';
import type { DraftProblem, SpecialDraft } from './dealer-draft.ts';
import { dealerMessages } from './dealer-messages.ts';
import { WeekFields } from './WeekFields.tsx';

interface SpecialFieldsProps {
  special: readonly SpecialDraft[];
  problems: readonly DraftProblem[];
  onChange(special: readonly SpecialDraft[]): void;
}

/** Holidays and other periods with their own times. */
export function SpecialFields({ special, problems, onChange }: SpecialFieldsProps) {
  const css = useStyles(dealerStyles);
  const admin = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(dealerMessages);
  const set = (at: number, change: Partial<SpecialDraft>) =>
    onChange(special.map((one, other) => (other === at ? { ...one, ...change } : one)));
  return (
    <section className={admin.section} aria-labelledby="dealer-special">
      <h2 id="dealer-special" className={admin.sectionTitle}>
        {t('special')}
      </h2>
      <p className={admin.lead}>{t('special_help')}</p>
      {special.map((period, at) => {
        const own = problems.filter((problem) => problem.at === at);
        const wrong = own.find(({ kind }) => kind === 'dates_missing' || kind === 'dates_wrong');
        const dates = { from: t('first_day'), to: t('last_day') };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity
          <fieldset key={at} className={admin.section}>
            <legend className={admin.sectionTitle}>
              {t('special_number', { number: at + 1 })}
            </legend>
            <div className={css.dates}>
              {(['from', 'to'] as const).map((side) => (
                <Field
                  key={side}
                  label={dates[side]}
                  error={wrong && side === 'to' ? t(wrong.kind as 'dates_wrong') : undefined}
                >
                  {(facts) => (
                    <input
                      {...facts}
                      type="date"
                      className={control.input}
                      value={period[side]}
                      onChange={({ target }) => set(at, { [side]: target.value })}
                    />
                  )}
                </Field>
              ))}
              {defaultMarket.locales.map(({ language, name }) => (
                <Field key={language} label={t('name_in', { language: name })}>
                  {(facts) => (
                    <input
                      {...facts}
                      className={control.input}
                      lang={language}
                      dir="auto"
                      maxLength={100}
                      value={period.name[language] ?? ''}
                      onChange={({ target }) =>
                        set(at, { name: { ...period.name, [language]: target.value } })
                      }
                    />
                  )}
                </Field>
              ))}
            </div>
            <WeekFields week={period.week} problems={own} onChange={(week) => set(at, { week })} />
            <Button
              kind="danger"
              onClick={() => onChange(special.filter((_, other) => other !== at))}
            >
              {t('remove')}
            </Button>
          </fieldset>
        );
      })}
      <Button onClick={() => onChange([...special, { from: '', to: '', name: {}, week: {} }])}>
        {t('add_special')}
      </Button>
    </section>
  );
}
