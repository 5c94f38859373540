import { clockFace } from '@mawkib/core/countdown';
import { formatTime, type Locale } from '@mawkib/core/locale';
import { Ltr, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { announcement } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { styles } from './lock-countdown.styles.js';

export interface LockCountdownProps {
  expiresAt: string;
  /** `null` without JavaScript: the end is shown as a time of day. */
  seconds: number | null;
}

/** Time left of the lock. Screen readers announce it at a few moments only. */
export function LockCountdown({ expiresAt, seconds }: LockCountdownProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  return (
    <div className={css.root} data-urgent={seconds !== null && seconds <= 60 ? true : undefined}>
      <span className={css.sign} aria-hidden="true" />
      {seconds === null ? (
        <p>{t('held_until', { time: formatTime(expiresAt, locale) })}</p>
      ) : (
        <p role="timer" aria-live="off">
          {t('held_for')} <Ltr className={css.clock}>{clockFace(seconds)}</Ltr>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{seconds === null ? '' : spoken(announcement(seconds), locale)}</span>
      </VisuallyHidden>
    </div>
  );
}

function spoken(moment: number | null, locale: Locale): string {
  const t = orderMessages(locale);
  if (!moment) return '';
  return moment < 60 ? t('half_minute_left') : t('minutes_left', { count: moment / 60 });
}
