import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './tabs.styles.js';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  /** Which one shows, when the owner keeps it; else the tabs keep it themselves. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Without a script all panels show, one under the other. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const css = useSheet(styles);
  const { dir } = useLocale();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.some((tab) => tab.id === (selected ?? own))
    ? (selected ?? own)
    : tabs[0]?.id;
  const select = (id: string | undefined) => {
    if (id === undefined) return;
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const target = nextTab(event.key, at, tabs.length, dir === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    select(tabs[target]?.id);
    (list.current?.children[target] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={classes(css.root, className)}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={css.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          data-away={tab.id === current ? undefined : true}
          className={css.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The tab a key leads to; arrows follow the direction of writing and go round. */
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
