import { ButtonLink, EmptyState, Section, useLocale } from '@mawkib/ui';
import { useSiteParts } from '../../context/site-parts.ts';
import type { PartProps } from '../part-context.ts';
import { messages } from './empty-page.messages.ts';
import type { EmptyPart } from './load-empty-part.server.ts';

/** Says that a page is empty at present, and where to go. A market's own type of page has its own content. */
export function EmptyPage({ place, part, page }: PartProps<EmptyPart>) {
  const t = messages(useLocale().locale);
  const { pageTypes } = useSiteParts();
  if (place === 'foot' || pageTypes?.has(page.page_type ?? '')) return null;
  return (
    <Section>
      <EmptyState level={1} title={page.title} text={t('text')}>
        <ButtonLink href={part.offersPath}>{t('offers')}</ButtonLink>
        <ButtonLink kind="secondary" href={part.stockPath}>
          {t('stock')}
        </ButtonLink>
      </EmptyState>
    </Section>
  );
}
