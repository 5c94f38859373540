import type { ContentItem } from '@mawkib/core/content-items';
import { formatNumber } from '@mawkib/core/locale';
import { Accordion, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import type { ShowroomSection } from '../../engine/showroom/showroom-config.js';
import { ContentItemView } from './ContentItemView.js';
import { ContentPopup } from './ContentPopup.js';
import type { ContentContext } from './content-context.js';
import { contentMessages } from './showroom-content.messages.js';
import { styles } from './showroom-content.styles.js';

export interface ShowroomContentProps {
  sections: readonly ShowroomSection<SafeHtml>[];
  context: ContentContext;
}

/** A market's content on financing options and on all vehicles, in sections. */
export function ShowroomContent({ sections, context }: ShowroomContentProps) {
  const css = useStyles(styles);
  if (sections.length === 0) return null;
  return (
    <div className={css.root}>
      {sections.map((section) => (
        <Section key={section.type} section={section} context={context} />
      ))}
    </div>
  );
}

function Section({
  section,
  context,
}: {
  section: ShowroomSection<SafeHtml>;
  context: ContentContext;
}) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = contentMessages(locale);
  const id = useId();
  const { type, items, popups, includes, mileage } = section;
  const nameOf = (item: ContentItem<SafeHtml>) => item.title ?? t(`item_${item.type}`);
  return (
    <section className={css.section} aria-labelledby={id} data-section={type}>
      <h2 id={id} className={css.title}>
        {section.title ?? t(`section_${type}`)}
      </h2>
      <div className={css.content}>
        {includes.length > 0 || mileage ? (
          <ul className={css.includes} aria-label={t('includes')}>
            {includes.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: editors may say the same twice
              <li key={at}>{text}</li>
            ))}
            {mileage ? <li>{t('mileage', { distance: formatNumber(mileage, locale) })}</li> : null}
          </ul>
        ) : null}
        <Accordion
          plain
          items={items.map((item, index) => ({
            id: `${type}${index}`,
            title: nameOf(item),
            content: <ContentItemView item={item} context={context} />,
          }))}
        />
        {popups.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title
          <ContentPopup key={at} title={nameOf(item)}>
            <ContentItemView item={item} context={context} />
          </ContentPopup>
        ))}
      </div>
    </section>
  );
}
