import { ButtonLink, EmptyState, Grid, Heading, LoadFailure, Section, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { PartProps } from '../part-context.ts';
import type { OffersPart } from './load-offer-parts.server.ts';
import { OfferCard } from './OfferCard.tsx';
import { messages } from './offers.messages.ts';
import { styles } from './offers-page.styles.ts';

/** The current offers, above the page's blocks. */
export function OffersPage({ place, part, page }: PartProps<OffersPart>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  if (place === 'foot') return null;
  const { offers, isComplete, listPath, stockPath } = part;
  return (
    <Section>
      <header className={css.title}>
        <Heading level={1} size="xl">
          {page.title}
        </Heading>
        {page.meta_description ? <p className={css.summary}>{page.meta_description}</p> : null}
      </header>
      {!isComplete ? <LoadFailure message={t('failed')} /> : null}
      {isComplete && offers.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')}>
          <ButtonLink href={stockPath}>{t('see_stock')}</ButtonLink>
        </EmptyState>
      ) : null}
      <Grid as="ul" columns={2}>
        {offers.map((offer, at) => (
          <OfferCard
            key={offer.id ?? at}
            offer={offer}
            listPath={listPath}
            level={2}
            lead={at === 0}
            eager={at === 0}
          />
        ))}
      </Grid>
    </Section>
  );
}
