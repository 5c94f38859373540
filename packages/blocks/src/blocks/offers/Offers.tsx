import { ButtonGroup, ButtonLink, EmptyState, Grid, OfferCard, useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { offerLinks } from './offer-links.js';
import type { offers } from './offers.definition.js';
import { messages } from './offers.messages.js';

export function Offers({ index, fields, data }: BlockProps<typeof offers>) {
  const { locale } = useLocale();
  const t = messages(locale);
  const found = data?.value.offers ?? [];
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {data && found.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')}>
          {data.value.stockPath ? (
            <ButtonLink kind="secondary" href={data.value.stockPath}>
              {t('see_stock')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : null}
      <Grid as="ul" columns={found.length === 1 ? 1 : 2}>
        {found.map((offer, at) => (
          <OfferCard
            key={offer.id ?? at}
            offer={offer}
            level={levelBelow(fields)}
            audience={offer.kind && t(offer.kind)}
            eager={index < 2 && at < 2}
            hasTerms
          >
            <ButtonGroup links={offerLinks(offer, fields, locale)} />
          </OfferCard>
        ))}
      </Grid>
    </BlockSection>
  );
}
