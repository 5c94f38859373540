import { formatTime } from '@mawkib/core/locale';
import { Button, ButtonLink, TextLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { describeOutcome } from '../engine/index.js';
import { orderMessages } from './order.messages.js';
import { HiddenInputs } from './screen/HiddenInputs.js';
import { ScreenHead } from './screen/ScreenHead.js';
import { styles } from './screen/screen.styles.js';
import { waitingMessages } from './waiting/waiting.messages.js';

export interface VehicleUnavailableProps {
  /** Locked by another buyer, or no longer available. */
  kind?: 'vehicle_locked' | 'vehicle_unavailable';
  /** End of the other buyer's lock, if known. */
  freeAt?: string;
  vehiclesHref?: string;
  /** Page that requests an e-mail for when the car is free. */
  waitHref?: string;
  /** Target of the retry post `_action=init`; default: the page's address. */
  action?: string;
  hidden?: Readonly<Record<string, string>>;
  takesFocus?: boolean;
}

/**
 * Screen for a car that another buyer was faster to reserve: when to try again, and alternatives.
 */
export function VehicleUnavailable({
  kind = 'vehicle_locked',
  freeAt,
  vehiclesHref = '/vehicles',
  waitHref,
  action,
  hidden,
  takesFocus,
}: VehicleUnavailableProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const { title, text } = describeOutcome(kind, locale);
  const isHeld = kind === 'vehicle_locked';
  const when = isHeld && freeAt ? t('try_at', { time: formatTime(freeAt, locale) }) : '';
  return (
    <div className={css.root} data-state={kind}>
      <ScreenHead title={title} lead={`${text} ${when}`.trim()} takesFocus={takesFocus} />
      <div className={css.nextSteps}>
        <ButtonLink href={vehiclesHref}>{t('to_vehicles')}</ButtonLink>
        {isHeld ? (
          <form method="post" action={action}>
            <HiddenInputs values={{ ...hidden, _action: 'init' }} />
            <Button kind="secondary" type="submit" wide>
              {t('retry')}
            </Button>
          </form>
        ) : (
          <ButtonLink kind="secondary" href="/retailers">
            {t('to_retailers')}
          </ButtonLink>
        )}
        {isHeld && waitHref ? (
          <TextLink href={waitHref}>{waitingMessages(locale)('form_title')}</TextLink>
        ) : null}
      </div>
    </div>
  );
}
