import type { PriceSource } from '@mawkib/core/dynamic-content';
import type { ReactNode } from 'react';
import { SmartLink } from '../link/SmartLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { Picture } from '../picture/Picture.js';
import { Price } from '../price/Price.js';
import { styles as cardStyles } from '../story/card.styles.js';
import { DayText } from '../story/StoryCard.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Heading } from '../text/Heading.js';
import type { HeadingLevel } from '../text/heading-sizes.js';
import { OfferMonthly, type OfferMonthlyValue } from './OfferMonthly.js';
import { messages } from './offer.messages.js';
import { styles } from './offer-card.styles.js';
import { offerPriceLabel } from './offer-price-label.js';

/** Data of an offer's card; null hides a part. */
export interface OfferCardValue extends OfferMonthlyValue {
  title: string;
  description: string | null;
  imageId: string | null;
  /** Major units of the currency. */
  price: number | null;
  priceSource: PriceSource | null;
  /** `yyyy-MM-dd` */
  endsOn: string | null;
  terms: string | null;
  /** Says that its figures are being checked. */
  isUnderReview: boolean;
}

export interface OfferCardProps {
  offer: OfferCardValue;
  /** Without it the title is no link. */
  href?: string | null;
  level: HeadingLevel;
  /** Who it is for: "New cars". */
  audience?: string | null;
  /** First card of its list: larger, with the picture beside the text. */
  lead?: boolean;
  eager?: boolean;
  /** Shows until when it is valid, and its terms. */
  hasTerms?: boolean;
  /** Below the texts: a button. */
  children?: ReactNode;
}

/** An offer as a list item: picture, title, what it costs, until when. */
export function OfferCard({
  offer,
  href,
  level,
  audience,
  lead,
  eager,
  hasTerms,
  children,
}: OfferCardProps) {
  const card = useStyles(cardStyles);
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  return (
    <li className={card.root} data-lead={lead || undefined} data-zoom-group="">
      {offer.imageId ? (
        <Picture
          className={css.picture}
          image={{ id: offer.imageId }}
          sizes={lead ? '(min-width: 1024px) 66vw, 100vw' : '(min-width: 741px) 50vw, 100vw'}
          eager={eager}
          zoom
        />
      ) : null}
      <div className={css.text}>
        {audience ? <p className={css.label}>{audience}</p> : null}
        <Heading level={level} size={lead ? 'l' : 's'}>
          {href ? (
            <SmartLink className={card.link} href={href}>
              {offer.title}
            </SmartLink>
          ) : (
            offer.title
          )}
        </Heading>
        {offer.description ? <p className={css.description}>{offer.description}</p> : null}
        {offer.isUnderReview ? <p className={css.description}>{t('under_review')}</p> : null}
        {offer.price || offer.monthlyPrice ? (
          <p className={css.price}>
            {offer.price ? (
              <span className={css.label}>{offerPriceLabel(offer.priceSource, locale)}</span>
            ) : null}
            {offer.price ? <Price amount={offer.price} currency={offer.currency} /> : null}
            <OfferMonthly of={offer} className={css.monthly} />
          </p>
        ) : null}
        {hasTerms && offer.endsOn ? (
          <p className={css.until}>
            {t('until')} <DayText date={offer.endsOn} />
          </p>
        ) : null}
        {hasTerms && offer.terms ? (
          <details className={css.terms}>
            <summary>{t('terms')}</summary>
            <p>{offer.terms}</p>
          </details>
        ) : null}
        {children ? <div className={css.action}>{children}</div> : null}
      </div>
    </li>
  );
}
