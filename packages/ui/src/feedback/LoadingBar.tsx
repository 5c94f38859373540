import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './feedback.messages.js';
import { styles } from './loading-bar.styles.js';
import { loadingProgress } from './loading-progress.js';

/** A progress bar at the top of the page, shown after 200 ms of loading. */
export function LoadingBar({ active }: { active: boolean }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const [progress, setProgress] = useState<number | null>(null);
  const bar = useRef<ReturnType<typeof loadingProgress>>(undefined);
  useEffect(() => {
    bar.current ??= loadingProgress(setProgress, {
      setTimeout: (run, delay) => setTimeout(run, delay),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    });
    if (active) bar.current.start();
    else bar.current.finish();
  }, [active]);
  useEffect(() => () => bar.current?.stop(), []);
  if (progress === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={messages(locale)('loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      className={css.root}
      style={{ '--progress': progress / 100 } as CSSProperties}
    />
  );
}
