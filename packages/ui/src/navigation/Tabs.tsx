import { latePart } from '@mawkib/core/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './tabs.styles.js';

/** Only rows with a limit have it. */
const MoreTabs = latePart(() => import('./MoreTabs.js').then((chunk) => chunk.MoreTabs));

/** Index of the tab for a key; arrows follow the text direction and wrap around. */
export function nextTab(key: string, at: number, count: number, rtl: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return (at + (rtl ? -1 : 1) + count) % count;
    case 'ArrowLeft':
      return (at + (rtl ? 1 : -1) + count) % count;
    default:
      return undefined;
  }
}

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Unique id on the page, for links with a hash. */
  anchor?: string;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** Id of the selected tab, if controlled. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** Rendered next to the tabs, e.g. links. */
  beside?: ReactNode;
  /** Max number of tabs in the row; the others are in a list behind “More”. Default: all. */
  limit?: number;
  /** Space at both sides of each tab in pixels, in place of a gap between tabs. */
  padding?: number;
  className?: string;
}

/**
 * Arrow keys follow the text direction. Without a script, and in print, all panels are shown below
 * each other with their labels.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  beside,
  limit = tabs.length,
  padding,
  className,
}: TabsProps) {
  const css = useStyles(styles);
  const { dir } = useLocale();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const wanted = selected ?? own;
  const current = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;
  const row = tabs.slice(0, Math.max(1, limit));
  const rest = tabs.slice(row.length);
  const isInRow = row.some((tab) => tab.id === current);
  useEffect(() => keepInView(list.current, current), [current]);
  const select = (id: string | undefined) => {
    if (id === undefined) return;
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = [...event.currentTarget.children].indexOf(event.target as Element);
    const target = nextTab(event.key, Math.max(0, focused), row.length, dir === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    select(row[target]?.id);
    (list.current?.children[target] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={classes(css.root, className)}>
      <div
        className={css.head}
        data-padded={padding === undefined ? undefined : true}
        style={padding === undefined ? undefined : paddingOf(padding)}
      >
        <div className={css.bar} data-only={beside ? undefined : true}>
          <div
            ref={list}
            role="tablist"
            aria-label={label}
            className={css.list}
            onKeyDown={onKeyDown}
          >
            {row.map((tab, at) => (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${base}-${tab.id}`}
                aria-selected={tab.id === current}
                aria-controls={`${base}-${tab.id}-panel`}
                tabIndex={tab.id === current || (!isInRow && at === 0) ? 0 : -1}
                className={css.tab}
                onClick={() => select(tab.id)}
              >
                {tab.label}
              </button>
            ))}
          </div>
          {beside}
        </div>
        {rest.length > 0 ? (
          <MoreTabs tabs={rest} current={current} base={base} onSelect={select} />
        ) : null}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} className={css.place}>
          {tab.anchor ? <span id={tab.anchor} className={css.anchor} /> : null}
          <p className={css.name}>{tab.label}</p>
          <div
            role="tabpanel"
            id={`${base}-${tab.id}-panel`}
            aria-labelledby={`${base}-${tab.id}`}
            data-away={tab.id === current ? undefined : true}
            className={css.panel}
          >
            {tab.content}
          </div>
        </div>
      ))}
    </div>
  );
}

const paddingOf = (padding: number) => ({ '--tab-padding': `${padding}px` }) as CSSProperties;

/** Scrolls the tab list, not the page. */
function keepInView(list: HTMLElement | null, current: string | undefined): void {
  const tab = current && list?.querySelector('[aria-selected="true"]');
  const bar = list?.parentElement;
  if (!tab || !bar || bar.scrollWidth <= bar.clientWidth) return;
  const centre = ({ x, width }: DOMRect) => x + width / 2;
  bar.scrollBy({ left: centre(tab.getBoundingClientRect()) - centre(bar.getBoundingClientRect()) });
}
