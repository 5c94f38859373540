import { Button } from '../buttons/Button.js';
import { ButtonLink } from '../buttons/ButtonLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './feedback.messages.js';
import { styles } from './feedback.styles.js';

export interface LoadFailureProps {
  /** Above the message. */
  title?: string | null;
  message?: string | null;
  label?: string | null;
  /** Without it the button is a link that reloads `href`. */
  onRetry?: () => void;
  href?: string;
  className?: string;
}

/** Placeholder for content that failed to load. */
export function LoadFailure({
  title,
  message,
  label,
  onRetry,
  href = '',
  className,
}: LoadFailureProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const text = label?.trim() || t('try_again');
  return (
    <div role="alert" className={classes(css.failure, className)}>
      {title?.trim() ? <p className={css.title}>{title}</p> : null}
      <p>{message?.trim() || t('failure')}</p>
      {onRetry ? (
        <Button kind="secondary" size="small" onClick={onRetry}>
          {text}
        </Button>
      ) : (
        <ButtonLink kind="secondary" size="small" href={href || '?'} rel="nofollow">
          {text}
        </ButtonLink>
      )}
    </div>
  );
}
