import type { FloatingArea, FloatingItem } from '@mawkib/core/settings';
import { useRef } from 'react';
import { Icon } from '../../icons/Icon.js';
import { useLinkAdapter } from '../../link/LinkProvider.js';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { messages } from '../site-shell.messages.js';
import { useDisclosures } from '../use-disclosures.js';
import { styles } from './floating-action-area.styles.js';
import { useClearOfContent } from './use-clear-of-content.js';

export interface FloatingActionAreaProps {
  area: FloatingArea;
}

/** On a phone the bar covers the whole bottom of the screen, and the page scrolls under it. */
const floats = ({ dataset }: HTMLElement) =>
  dataset.kind === 'menu' || window.matchMedia('(min-width: 741px)').matches;

/**
 * Floating actions: a bar of quick links, or a menu behind one button; items beyond the count are
 * behind "More". Hidden while they would cover a control or text of the page, and while a field has
 * the keyboard of a phone.
 */
export function FloatingActionArea({ area }: FloatingActionAreaProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const root = useRef<HTMLDivElement>(null);
  useDisclosures(root);
  useClearOfContent(root, floats);
  if (area.kind === 'hidden') return null;
  const { kind, items, desktopCount, mobileCount } = area;
  const list = (
    <nav aria-label={t('actions')} className={css.panel} data-surface="light">
      <ul className={css.list}>
        {items.slice(0, Math.max(desktopCount, mobileCount)).map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: configured items have no identity
            key={index}
            data-on={screenOf(index < desktopCount, index < mobileCount)}
          >
            <Action item={item} className={css.action} />
          </li>
        ))}
        {items.length > Math.min(desktopCount, mobileCount) ? (
          <li data-on={screenOf(items.length > desktopCount, items.length > mobileCount)}>
            <MoreActions area={area} css={css} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
  return (
    <div ref={root} className={css.root} data-kind={kind} data-print="hidden">
      {kind === 'bar' ? (
        list
      ) : (
        <details className={css.menu} data-disclosure>
          <summary className={css.toggle} data-surface="light">
            <Bell className={css.sign} />
            <span className={css.label}>{t('actions')}</span>
          </summary>
          {list}
        </details>
      )}
    </div>
  );
}

/** The screens on which an entry is shown; undefined for all. */
const screenOf = (isOnWide: boolean, isOnNarrow: boolean) =>
  isOnWide === isOnNarrow ? undefined : isOnWide ? 'wide' : 'narrow';

interface MoreActionsProps {
  area: Exclude<FloatingArea, { kind: 'hidden' }>;
  css: { more: string; moreToggle: string; moreSign: string; moreList: string; action: string };
}

/** The items beyond the count of a screen, behind one button. */
function MoreActions({ area, css }: MoreActionsProps) {
  const t = messages(useLocale().locale);
  const { kind, items, desktopCount, mobileCount } = area;
  const first = Math.min(desktopCount, mobileCount);
  return (
    <details className={css.more} data-disclosure={kind === 'bar' ? '' : undefined}>
      <summary className={`${css.action} ${css.moreToggle}`}>
        <Icon name="chevron-down" size={24} className={css.moreSign} />
        <span>{t('more_actions')}</span>
      </summary>
      <ul className={css.moreList} data-surface="light">
        {items.slice(first).map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: configured items have no identity
            key={index}
            data-on={screenOf(first + index >= desktopCount, first + index >= mobileCount)}
          >
            <Action item={item} className={css.action} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The bell of a concierge's desk. */
const Bell = ({ className }: { className: string }) => (
  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden className={className}>
    <path d="M4 17a8 8 0 0116 0zM2.5 20h19M12 9V6M9.5 6h5" />
  </svg>
);

function Action({ item: { link, icon }, className }: { item: FloatingItem; className: string }) {
  const { formHref, onAction } = useLinkAdapter();
  const { type, url, target } = link;
  const text = (
    <>
      {icon ? <Icon name={icon} size={24} /> : null}
      <span>{link.link_text}</span>
    </>
  );
  const value = {
    type,
    url,
    label: link.link_text,
    target,
    title: link.title,
    formId: link.form_id,
    hiddenFields: link.hidden_fields,
    columns: link.columns,
  };
  const act = onAction && (() => onAction(value));
  if (type === 'button' && url === '') {
    return (
      <button type="button" className={className} onClick={act}>
        {text}
      </button>
    );
  }
  return (
    <SmartLink
      href={(type === 'form' && formHref?.(value)) || url || `#form-${link.form_id ?? ''}`}
      target={target === '_blank' ? target : undefined}
      download={type === 'file' ? '' : undefined}
      className={className}
      onClick={type === 'form' ? act : undefined}
    >
      {text}
    </SmartLink>
  );
}
