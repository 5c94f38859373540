import { clockFace, startCountdown } from '@mawkib/core/countdown';
import { formatTime } from '@mawkib/core/locale';
import { systemClock } from '@mawkib/core/react';
import { Ltr, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { holdMessages } from './hold.messages.js';
import { styles } from './hold.styles.js';
import { useServerOffset } from './use-server-offset.js';

/** Time left of a hold; without JavaScript its end. Its width stays the same. */
export function HoldClock({ until }: { until: string }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const offset = useServerOffset();
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (offset === undefined) return;
    return startCountdown({
      expiresAt: until,
      offset,
      clock: systemClock,
      onSecond: setSeconds,
      onEnd: () => {},
    });
  }, [until, offset]);
  return (
    <>
      <span className={css.clock} role="timer" aria-live="off">
        {seconds === null ? null : <Ltr>{clockFace(seconds)}</Ltr>}
      </span>
      <span className={css.until}>
        {holdMessages(locale)('until', { time: formatTime(until, locale) })}
      </span>
    </>
  );
}
