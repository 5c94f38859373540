import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { ButtonLink, Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { EvOrderView } from '../../engine/index.js';
import { PaymentChecking } from '../payment/PaymentChecking.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { evMessages } from './ev.messages.js';
import { styles as own } from './ev.styles.js';

export interface EvOrderProps {
  number: string;
  view: EvOrderView;
  /** Path of this page without a query and without the locale. */
  href: string;
  /** This browser sent the order. */
  isOwn: boolean;
  /** Error of the last action. */
  failure?: { title: string; text: string } | undefined;
  /** Asks the service again while the payment is checked. */
  onCheck(): void;
}

/** Status of an electric-vehicle order, and what its buyer can do now. */
export function EvOrder({ number, view, href, isOwn, failure, onCheck }: EvOrderProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = evMessages(locale);
  const { state, cancel } = view;
  if (state === 'checking') return <PaymentChecking payHref={href} onCheck={onCheck} />;
  const time = cancel.until && formatDateTime(cancel.until, locale, 'long');
  return (
    <div className={css.root} data-state={`ev-${state}`}>
      <ScreenHead title={t(titles[state])} lead={t(leadOf(view))} />
      {failure ? (
        <Notice kind="danger" title={failure.title} live>
          <p>{failure.text}</p>
        </Notice>
      ) : null}
      <Facts number={number} view={view} />
      {isOwn ? (
        <div className={css.nextSteps} data-print="hidden">
          {state === 'unpaid' ? (
            // A full page load, since the payment page has another content security policy.
            <ButtonLink href={`${href}?pay=1`} rel="external">
              {t('pay')}
            </ButtonLink>
          ) : null}
          {cancel.isAllowed ? (
            <ButtonLink kind="tertiary" href={`${href}?cancel=1`}>
              {t('cancel')}
            </ButtonLink>
          ) : null}
          {time && state === 'paid' ? (
            <p className={css.note}>
              {t(cancel.isAllowed ? 'cancel_until' : 'cancel_over', { time })}
            </p>
          ) : null}
        </div>
      ) : (
        <Notice kind="info" title={t('elsewhere')}>
          <p>{t('elsewhere_text')}</p>
        </Notice>
      )}
    </div>
  );
}

const titles = {
  unpaid: 'unpaid_title',
  free: 'unpaid_title',
  paid: 'paid_title',
  cancelled: 'cancelled_title',
} as const;

function leadOf({ state, isPaid }: EvOrderView) {
  if (state === 'cancelled') return isPaid ? 'cancelled_paid_lead' : 'cancelled_lead';
  if (state === 'paid') return 'paid_lead';
  return state === 'free' ? 'free_lead' : 'unpaid_lead';
}

function Facts({ number, view }: Pick<EvOrderProps, 'number' | 'view'>) {
  const css = useStyles(own);
  const { locale } = useLocale();
  const t = evMessages(locale);
  const { buyer, deposit, createdAt } = view;
  return (
    <dl className={css.facts}>
      <dt>{t('number')}</dt>
      <dd>
        <bdi dir="ltr">{number}</bdi>
      </dd>
      {buyer ? (
        <>
          <dt>{t('model')}</dt>
          <dd>
            <bdi>{buyer.model}</bdi>
          </dd>
          <dt>{t('name')}</dt>
          <dd>
            <bdi>{buyer.name}</bdi>
          </dd>
          <dt>{t('email')}</dt>
          <dd>
            <bdi dir="ltr">{buyer.email}</bdi>
          </dd>
        </>
      ) : null}
      {deposit ? (
        <>
          <dt>{t('deposit')}</dt>
          <dd>{formatMoney(deposit, locale)}</dd>
        </>
      ) : null}
      {createdAt ? (
        <>
          <dt>{t('ordered')}</dt>
          <dd>{formatDateTime(createdAt, locale, 'long')}</dd>
        </>
      ) : null}
    </dl>
  );
}
