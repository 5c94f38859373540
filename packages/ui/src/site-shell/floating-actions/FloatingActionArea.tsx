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
 * Floating actions: a bar of quick links, or a menu behind one button. Hidden while they would
 * cover a control or text of the page.
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
            data-on={index >= desktopCount ? 'narrow' : index >= mobileCount ? 'wide' : undefined}
          >
            <Action item={item} className={css.action} />
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <div ref={root} className={css.root} data-kind={kind} data-print="hidden">
      {kind === 'bar' ? (
        list
      ) : (
        <details className={css.menu} data-disclosure>
          <summary className={css.toggle} data-surface="black">
            <Icon name="plus" size={24} className={css.sign} />
            <span className={css.label}>{t('actions')}</span>
          </summary>
          {list}
        </details>
      )}
    </div>
  );
}

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
