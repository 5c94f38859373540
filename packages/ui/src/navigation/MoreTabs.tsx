import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './more-tabs.styles.js';
import { messages } from './navigation.messages.js';
import type { TabItem } from './Tabs.js';
import { VisuallyHidden } from './VisuallyHidden.js';

interface MoreTabsProps {
  tabs: readonly TabItem[];
  current: string | undefined;
  /** Prefix of the ids of tabs and panels. */
  base: string;
  onSelect: (id: string) => void;
}

/** The tabs beyond the limit of the row, in a list. Its button names the one that is shown. */
export function MoreTabs({ tabs, current, base, onSelect }: MoreTabsProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const list = useRef<HTMLDetailsElement>(null);
  const shown = tabs.find((tab) => tab.id === current);
  const close = ({ focus }: { focus: boolean }) => {
    if (!list.current?.open) return;
    list.current.open = false;
    if (focus) list.current.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close({ focus: true });
  };
  return (
    <details
      ref={list}
      className={css.root}
      data-current={shown ? true : undefined}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close({ focus: false });
      }}
    >
      <summary className={css.button}>
        {shown ? (
          <>
            <VisuallyHidden>{t('more_tabs')}: </VisuallyHidden>
            {shown.label}
          </>
        ) : (
          t('more_tabs')
        )}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <button
              type="button"
              id={`${base}-${tab.id}`}
              aria-controls={`${base}-${tab.id}-panel`}
              aria-current={tab.id === current || undefined}
              className={css.item}
              onClick={() => {
                onSelect(tab.id);
                close({ focus: true });
              }}
            >
              {tab.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
