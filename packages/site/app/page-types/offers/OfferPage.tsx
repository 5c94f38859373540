import { formatDate, formatNumber } from '@mawkib/core/locale';
import {
  ButtonLink,
  DayText,
  Grid,
  Heading,
  Notice,
  offerPriceLabel,
  Picture,
  Price,
  rateText,
  Section,
  useLocale,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { BackLink } from '../BackLink.tsx';
import type { PartProps } from '../part-context.ts';
import type { OfferPart } from './load-offer-parts.server.ts';
import { OfferCard } from './OfferCard.tsx';
import { styles } from './offer-page.styles.ts';
import { messages } from './offers.messages.ts';
import type { Offer } from './read-offer.ts';

type Props = PartProps<OfferPart>;

/** An offer above the page's blocks, and other offers below them. */
export function OfferPage(props: Props) {
  return props.place === 'head' ? <OfferHead {...props} /> : <OtherOffers {...props} />;
}

function OfferHead({ part }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { offer, isEnded, listPath } = part;
  return (
    <Section className={css.head}>
      <BackLink href={listPath}>{t('back')}</BackLink>
      <div className={css.root} data-ended={isEnded || undefined}>
        {offer.imageId ? (
          <Picture
            className={css.picture}
            image={{ id: offer.imageId }}
            sizes="(min-width: 1024px) 58vw, 100vw"
            index={0}
          />
        ) : null}
        <div className={css.text}>
          <Heading level={1} size="xl">
            {offer.title}
          </Heading>
          {offer.description ? <p className={css.summary}>{offer.description}</p> : null}
          {isEnded ? (
            <Notice
              kind="info"
              title={t('ended', { date: formatDate(`${offer.endsOn}T12:00:00Z`, locale, 'long') })}
            >
              {t('ended_text')}
            </Notice>
          ) : (
            <CurrentTerms part={part} />
          )}
        </div>
      </div>
    </Section>
  );
}

function UnderReview() {
  const t = messages(useLocale().locale);
  return (
    <Notice kind="info" title={t('under_review')}>
      {t('under_review_text')}
    </Notice>
  );
}

function CurrentTerms({ part: { offer } }: Pick<Props, 'part'>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  return (
    <>
      {offer.isUnderReview ? <UnderReview /> : null}
      <dl className={css.facts}>
        <Fact label={offerPriceLabel(offer.priceSource, locale)}>
          {offer.price && <Price amount={offer.price} currency={offer.currency} size="large" />}
        </Fact>
        <Fact label={t('monthly')}>
          {offer.monthlyPrice && <Price amount={offer.monthlyPrice} currency={offer.currency} />}
        </Fact>
        <Fact label={t('down_payment')}>
          {(offer.downPayment || offer.downPaymentPercent) && <Deposit offer={offer} />}
        </Fact>
        <Fact label={t('term')}>{offer.months && t('months', { count: offer.months })}</Fact>
        <Fact label={t('rate')}>{rateText(offer, locale)}</Fact>
        <Fact label={t('until')}>{offer.endsOn && <DayText date={offer.endsOn} />}</Fact>
      </dl>
      {offer.url ? <ButtonLink href={offer.url}>{t('see_cars')}</ButtonLink> : null}
      {offer.terms ? <p className={css.terms}>{offer.terms}</p> : null}
    </>
  );
}

/** The deposit: amount, percentage, or both. */
function Deposit({ offer: { downPayment, downPaymentPercent, currency } }: { offer: Offer }) {
  const { locale } = useLocale();
  const percent = (downPaymentPercent ?? 0) / 100;
  return (
    <>
      {downPayment ? <Price amount={downPayment} currency={currency} /> : null}{' '}
      {percent > 0 ? (
        <bdi dir="ltr">{formatNumber(percent, locale, { style: 'percent' })}</bdi>
      ) : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OtherOffers({ part }: Props) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { others, isEnded, listPath, stockPath } = part;
  if (others.length === 0) {
    if (!isEnded) return null;
    return (
      <Section padding="top-space-0">
        <ButtonLink kind="secondary" href={stockPath}>
          {t('see_stock')}
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section border="border-top">
      <Heading level={2} size="m" className={css.others}>
        {t(isEnded ? 'current' : 'others')}
      </Heading>
      <Grid as="ul" columns={3}>
        {others.map((offer, at) => (
          <OfferCard key={offer.id ?? at} offer={offer} listPath={listPath} level={3} />
        ))}
      </Grid>
    </Section>
  );
}
