import { formatMoney } from '@mawkib/core/money';
import { Button, ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { EvOrderView } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { evMessages } from './ev.messages.js';

interface EvCancellationProps {
  view: EvOrderView;
  /** Path of the order, without the locale. */
  href: string;
}

/** Asks before an order is cancelled: a native post `_action=cancel`. */
export function EvCancellation({ view, href }: EvCancellationProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = evMessages(locale);
  const { isSending, onSubmit } = useSubmitOnce();
  const { isPaid, deposit } = view;
  const lead =
    isPaid && deposit
      ? t('cancel_lead_paid', { amount: formatMoney(deposit, locale) })
      : t('cancel_lead');
  return (
    <div className={css.root} data-state="ev-cancel">
      <ScreenHead title={t('cancel_title')} lead={lead} />
      <form method="post" onSubmit={onSubmit} className={css.nextSteps}>
        <HiddenInputs values={{ _action: 'cancel' }} />
        <Button type="submit" busy={isSending}>
          {t('cancel_now')}
        </Button>
        <ButtonLink kind="tertiary" href={href}>
          {t('back')}
        </ButtonLink>
      </form>
    </div>
  );
}
