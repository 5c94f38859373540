import { formatDate, type Locale } from '@mawkib/core/locale';
import { ButtonLink, FillingPicture, Heading, Paragraph, Points, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { type FormField, type LeadThanks, modelFields, normaliseDate } from '../../engine/index.js';
import { RetailerDetails } from './RetailerDetails.js';
import { messages } from './thank-you.messages.js';
import { styles } from './thank-you.styles.js';

export interface ThankYouProps {
  heading: string;
  text: string;
  fields: readonly FormField[];
  level?: 1 | 2 | undefined;
  /** What was sent; unknown after a native post. */
  data?: FormData | undefined;
  /** Car, retailer, calendar entry, and the choices of a native post. */
  thanks?: LeadThanks | undefined;
}

/**
 * Replaces the form and takes the focus, also after a native post. Repeats what the visitor chose, such
 * as model, retailer and day, but no personal data.
 */
export function ThankYou({ heading, text, fields, level = 2, data, thanks }: ThankYouProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { car, retailer, retailerField, calendarHref, chosen } = thanks ?? {};
  const choices = fields.flatMap((field) => {
    const value = chosen ? chosen[field.id] : data?.get(field.id);
    const words = field.id === retailerField ? undefined : chosenText(field, value, locale);
    return words ? [{ ...field, words }] : [];
  });
  const below = level === 1 ? 2 : 3;
  return (
    <div className={css.root} ref={root} tabIndex={-1} data-state="sent">
      <div className={css.thanks}>
        <div className={css.lead} data-picture={car?.picture ? true : undefined}>
          {car?.picture ? (
            <div className={css.picture}>
              <FillingPicture picture={car.picture} sizes="(min-width: 1280px) 720px, 100vw" />
            </div>
          ) : null}
          <div className={css.words}>
            <span className={css.done} aria-hidden="true" />
            <Heading level={level} size="l">
              {heading}
            </Heading>
            <Paragraph>{text}</Paragraph>
            {choices.length === 0 && !car ? null : (
              <dl className={css.choices}>
                {car && !choices.some(({ id }) => isModel(id)) ? (
                  <div className={css.choice}>
                    <dt className={css.label}>{t('car')}</dt>
                    <dd>
                      <bdi>{car.name}</bdi> {car.version ? <bdi>{car.version}</bdi> : null}
                    </dd>
                  </div>
                ) : null}
                {choices.map(({ id, label, words }) => (
                  <div key={id} className={css.choice}>
                    <dt className={css.label}>{label}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            )}
            {calendarHref || car ? (
              <div className={css.ways} data-print="hidden">
                {calendarHref ? (
                  <ButtonLink kind="secondary" href={calendarHref} download>
                    {t('calendar')}
                  </ButtonLink>
                ) : null}
                {car ? (
                  <ButtonLink kind="tertiary" href={car.href}>
                    {t('to_car', { car: car.name })}
                  </ButtonLink>
                ) : null}
              </div>
            ) : null}
          </div>
        </div>
        {retailer ? (
          <div className={css.parts}>
            <RetailerDetails retailer={retailer} level={below} className={css.part} />
            <section className={css.part}>
              <Heading level={below} size="xs">
                {t('next')}
              </Heading>
              <Points
                points={[
                  { title: t('call_title'), text: t('call_text', { retailer: retailer.name }) },
                  ...(calendarHref ? [{ title: t('day_title'), text: t('day_text') }] : []),
                  { title: t('visit_title'), text: t('visit_text') },
                ]}
              />
            </section>
          </div>
        ) : null}
      </div>
    </div>
  );
}

const isModel = (id: string) => modelFields.some((model) => model === id);

/** The chosen option or date in words; undefined for other fields. */
function chosenText(
  { type, options = [] }: FormField,
  value: FormDataEntryValue | null | undefined,
  locale: Locale,
): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (type === 'date') {
    const date = normaliseDate(value);
    return date ? formatDate(`${date}T12:00Z`, locale, 'long') : value;
  }
  if (type !== 'select' && type !== 'radio' && type !== 'location') return undefined;
  return options.find((option) => option.value === value)?.label;
}
