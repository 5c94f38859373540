import { Icon, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { inPageNavigation } from './in-page-navigation.definition.js';
import { messages } from './in-page-navigation.messages.js';
import { styles } from './in-page-navigation.styles.js';
import { useSectionInView } from './use-section-in-view.js';

export function InPageNavigation({ fields, groups }: BlockProps<typeof inPageNavigation>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const current = useSectionInView(groups.map(({ fields }) => fields.blockId));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => keepInView(list.current, current), [current]);
  return (
    <BlockSection width="full" className={css.root} data={{ 'data-sticky': 'sections' }}>
      <nav className={css.bar} aria-label={t('sections')}>
        <a className={css.top} href="#top">
          <Icon name="chevron-down" size={16} className={css.up} />
          <span>{fields.goTopShort || t('top')}</span>
        </a>
        <ul ref={list} className={css.list}>
          {groups.map(({ id, fields: { label, blockId } }) => (
            <li key={id}>
              <a
                className={css.link}
                href={`#${encodeURIComponent(blockId.trim())}`}
                aria-current={blockId === current ? 'location' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </BlockSection>
  );
}

/** Scrolls the bar, not the page. */
function keepInView(list: HTMLUListElement | null, current: string | null): void {
  const link = current && list?.querySelector('[aria-current]');
  if (!list || !link) return;
  const frame = list.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  const centre = (rect: DOMRect) => rect.x + rect.width / 2;
  list.scrollBy({ left: centre(box) - centre(frame) });
}
