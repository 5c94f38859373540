import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import { SmartLink } from '../link/SmartLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './feedback.messages.js';
import { styles } from './feedback.styles.js';

export interface ChipProps {
  children: ReactNode;
  /** Label of the remove action, e.g. "Remove red"; makes the chip removable. */
  removes?: string;
  /** URL without or with the option, to remove or select it without a script. */
  href?: string;
  /** Pressed state of a toggle. */
  selected?: boolean;
  onClick?: () => void;
  className?: string;
}

/** A small option or an active filter. */
export function Chip({ children, removes, href, selected, onClick, className }: ChipProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const label = removes ? messages(locale)('remove', { what: removes }) : undefined;
  const content = (
    <>
      <span>{children}</span>
      {removes ? <Icon name="close" size={16} /> : null}
    </>
  );
  const shared = { className: classes(css.chip, className), 'aria-label': label };
  if (href !== undefined) {
    return (
      <SmartLink
        {...shared}
        href={href}
        aria-current={selected ? 'true' : undefined}
        onClick={onClick && (() => onClick())}
      >
        {content}
      </SmartLink>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={removes ? undefined : selected}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
