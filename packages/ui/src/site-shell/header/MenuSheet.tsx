import { type ReactNode, useRef } from 'react';
import { Icon } from '../../icons/Icon.js';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { VisuallyHidden } from '../../navigation/VisuallyHidden.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import type { FrameEntry } from '../frame-entry.js';
import { messages } from '../site-shell.messages.js';
import { styles } from './menu-sheet.styles.js';
import { MenuHost, NavList } from './NavList.js';
import { useModalMenu } from './use-modal-menu.js';

interface MenuSheetProps {
  entries: readonly FrameEntry[];
  secondary: readonly FrameEntry[];
  path: string | undefined;
  className?: string;
  /** Brands and languages. */
  children: ReactNode;
}

/** The menu of narrow screens: a sheet over the page, with actions at its bottom. */
export function MenuSheet({ entries, secondary, path, className, children }: MenuSheetProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const menu = useRef<HTMLDetailsElement>(null);
  useModalMenu(menu);
  const isAction = ({ hasPanel, children: links }: FrameEntry) => !hasPanel && !links?.length;
  const listed = [...entries, ...secondary.filter((entry) => !isAction(entry))];
  const actions = secondary.filter(isAction);
  return (
    <details ref={menu} className={`${css.root} ${className ?? ''}`} data-disclosure>
      <summary className={css.toggle}>
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
        <Icon name="menu" size={24} className={css.closed} />
        <Icon name="close" size={24} className={css.opened} />
      </summary>
      <nav aria-label={t('menu')} className={css.sheet}>
        <NavList entries={listed} path={path} look="sheet" />
        {listed.some(({ hasPanel }) => hasPanel) ? <MenuHost kind="sheet" /> : null}
        <div className={css.foot}>
          {actions.map((action) => (
            <SmartLink
              key={action.id}
              href={action.url}
              className={css.action}
              aria-current={action.url === path ? 'page' : undefined}
            >
              {action.label}
            </SmartLink>
          ))}
          {children}
        </div>
      </nav>
    </details>
  );
}
