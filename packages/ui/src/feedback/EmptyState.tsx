import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import type { IconName } from '../icons/icon-names.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { messages } from './feedback.messages.js';
import { styles } from './feedback.styles.js';

export interface EmptyStateProps {
  title?: ReactNode;
  /** What to do next; the text for an empty search without it. */
  text?: ReactNode;
  icon?: IconName;
  /** Heading level of the title, where it is one. */
  level?: 1 | 2 | 3;
  /** The way on: buttons or links. */
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
