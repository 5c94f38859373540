import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import type { IconName } from '../icons/icon-names.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './feedback.messages.js';
import { styles } from './feedback.styles.js';

export interface EmptyStateProps {
  title?: ReactNode;
  /** Advice on what to do next. Default: the text for an empty search. */
  text?: ReactNode;
  icon?: IconName;
  /** Makes the title a heading of this level. */
  level?: 1 | 2 | 3;
  /** Buttons or links. */
  children?: ReactNode;
  className?: string;
}

export function EmptyState({
  title,
  text,
  icon = 'search',
  level,
  children,
  className,
}: EmptyStateProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={classes(css.empty, className)}>
      <Icon name={icon} size={32} />
      {title ? <Title className={css.title}>{title}</Title> : null}
      <p className={css.text}>{text ?? messages(locale)('no_results')}</p>
      {children ? <div className={css.actions}>{children}</div> : null}
    </div>
  );
}
