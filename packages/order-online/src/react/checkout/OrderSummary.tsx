import type { AmountsDue, Hold } from '@mawkib/api-clients/contracts/purchase';
import { formatMoney } from '@mawkib/core/money';
import { TextLink, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type JourneySubject, stepPath } from '../../engine/index.js';
import { checkoutMessages } from './checkout.messages.js';
import { styles } from './checkout.styles.js';

export interface OrderSummaryProps {
  /** Name of the car. */
  car: string;
  /** The car or configuration of the journey, for the links to its steps. */
  subject: JourneySubject;
  /** Path of the car's page or of the stock, where another car is chosen. */
  vehicleHref: string;
  choices: NonNullable<Hold['choices']>;
  /** Without it the amounts are left out. */
  due?: AmountsDue | undefined;
}

/** Everything that was chosen, each with a link that changes it, and the amounts due. */
export function OrderSummary({ car, subject, vehicleHref, choices, due }: OrderSummaryProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = checkoutMessages(locale);
  const details = stepPath('details', { subject });
  const hrefOf = (step: string) => `${details}${details.includes('?') ? '&' : '?'}step=${step}`;
  const rows = [
    { key: 'car', label: t('car'), value: car, href: vehicleHref },
    ...choices.map(({ step, label, value }, index) => ({
      key: label,
      label,
      value,
      // One link for the rows of a step.
      href: choices[index - 1]?.step === step ? undefined : hrefOf(step),
    })),
  ];
  return (
    <section aria-label={t('summary_title')}>
      <h2 className={css.legend}>{t('summary_title')}</h2>
      <dl className={css.rows}>
        {rows.map(({ key, label, value, href }) => (
          <div className={css.row} key={key}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
            {href ? (
              <dd className={css.change}>
                <TextLink href={href}>
                  {t('change')}
                  <VisuallyHidden> ({label})</VisuallyHidden>
                </TextLink>
              </dd>
            ) : null}
          </div>
        ))}
        {due ? <Amounts due={due} /> : null}
      </dl>
    </section>
  );
}

/** Amount due now, in the vendor's currency too if it differs, and the rest. */
export function Amounts({ due: { now, later, charged } }: { due: AmountsDue }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = checkoutMessages(locale);
  return (
    <>
      <div className={css.row}>
        <dt className={css.label}>{t('due_now')}</dt>
        <dd className={css.sum}>{now.amount > 0 ? formatMoney(now, locale) : t('nothing')}</dd>
      </div>
      {charged ? (
        <div className={css.row}>
          <dt className={css.label}>{t('charged', { currency: charged.currency })}</dt>
          <dd className={css.sum}>{formatMoney(charged, locale)}</dd>
        </div>
      ) : null}
      {later ? (
        <div className={css.row}>
          <dt className={css.label}>{t('due_later')}</dt>
          <dd className={css.sum}>{formatMoney(later, locale)}</dd>
        </div>
      ) : null}
    </>
  );
}
