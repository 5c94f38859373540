import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import type { HeadingLevel } from '../text/heading-sizes.js';
import { messages } from './accordion.messages.js';
import { styles } from './accordion.styles.js';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles. Default: 3. */
  level?: HeadingLevel;
  /** Name of the group: only one item is open at a time, and there is no "open all" control. */
  single?: string;
  /** Default, also if blank: the catalogue's text. */
  openAllLabel?: string | null;
  closeAllLabel?: string | null;
  /** Hides the "open all" control. */
  plain?: boolean;
  className?: string;
}

/** Uses native `details` elements: they work without a script and with find-in-page. */
export function Accordion({
  items,
  level = 3,
  single,
  openAllLabel,
  closeAllLabel,
  plain,
  className,
}: AccordionProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const root = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);
  const Title = `h${level}` as const;
  const all = () => Array.from(root.current?.querySelectorAll(':scope > details') ?? []);
  const isOpen = (details: Element) => (details as HTMLDetailsElement).open;
  const follow = () => setAllOpen(all().every(isOpen));
  const toggleAll = () => {
    for (const details of all()) (details as HTMLDetailsElement).open = !allOpen;
    setAllOpen(!allOpen);
  };
  if (items.length === 0) return null;
  return (
    <div ref={root} className={classes(css.root, className)}>
      {plain || single || items.length < 2 ? null : (
        <button type="button" className={css.all} aria-expanded={allOpen} onClick={toggleAll}>
          {allOpen
            ? closeAllLabel?.trim() || t('close_all')
            : openAllLabel?.trim() || t('open_all')}
        </button>
      )}
      {items.map((item) => (
        <details
          key={item.id}
          className={css.item}
          name={single}
          open={item.open}
          onToggle={follow}
        >
          <summary className={css.summary}>
            <Title className={css.title}>{item.title}</Title>
            <Icon name="plus" size={20} className={css.closed} />
            <Icon name="minus" size={20} className={css.opened} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
