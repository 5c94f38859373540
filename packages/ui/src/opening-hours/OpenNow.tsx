import { type OpeningHours, openingState, openingText } from '@mawkib/core/opening-hours';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './open-now.styles.js';

/** Time between two looks at the clock, in ms. */
const interval = 30_000;

/** The current time; null in the server's document, which is cached. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export interface OpenNowProps {
  hours: OpeningHours;
  timeZone: string;
  now: number | null;
}

/** "Open until 9 pm", or when it opens; keeps its line until the time is known. */
export function OpenNow({ hours, timeZone, now }: OpenNowProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const state = now === null ? undefined : openingState(hours, now, timeZone);
  return (
    <span
      className={css.root}
      data-open={state?.isOpen || undefined}
      data-pending={!state || undefined}
    >
      {state ? openingText(state, locale) : '\u00a0'}
    </span>
  );
}
