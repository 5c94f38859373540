import { Icon } from '../icons/Icon.js';
import { SmartLink } from '../link/SmartLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './breadcrumbs.styles.js';
import { messages } from './navigation.messages.js';

export interface BreadcrumbsProps {
  /** From the home page to the current page, which is not a link. */
  items: readonly { label: string; url?: string | null }[];
  /** Stays at the top of the screen. */
  sticky?: boolean;
  className?: string;
}

export function Breadcrumbs({ items, sticky, className }: BreadcrumbsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav
      aria-label={messages(locale)('breadcrumbs')}
      className={classes(css.root, className)}
      {...(sticky && { 'data-sticky': 'breadcrumbs', 'data-surface': 'light' })}
    >
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={`${item.label} ${item.url ?? ''}`} className={css.item}>
            {index > 0 ? <Icon name="chevron" size={16} className={css.divider} /> : null}
            {index < last && item.url ? (
              <SmartLink href={item.url} className={css.link}>
                {item.label}
              </SmartLink>
            ) : (
              <span aria-current={index === last ? 'page' : undefined} className={css.current}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
