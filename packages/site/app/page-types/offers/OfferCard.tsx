import { Heading, type HeadingLevel, Picture, Price, SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { OfferMonthly } from './OfferMonthly.tsx';
import { styles } from './offer-card.styles.ts';
import { offerPath } from './offer-path.ts';
import { messages } from './offers.messages.ts';
import type { Offer } from './read-offer.ts';

interface Props {
  offer: Offer;
  listPath: string;
  level: HeadingLevel;
  /** The first of the page: the picture beside the text, both larger. */
  lead?: boolean;
  eager?: boolean;
}

/** An offer as a list item. The whole card links to its page. */
export function OfferCard({ offer, listPath, level, lead, eager }: Props) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const href = offerPath(listPath, offer.id) ?? offer.url;
  return (
    <li className={css.root} data-lead={lead || undefined} data-zoom-group="">
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
        <Heading level={level} size={lead ? 'l' : 's'}>
          {href ? (
            <SmartLink className={css.link} href={href}>
              {offer.title}
            </SmartLink>
          ) : (
            offer.title
          )}
        </Heading>
        {offer.description ? <p className={css.description}>{offer.description}</p> : null}
        {offer.isUnderReview ? <p className={css.description}>{t('under_review')}</p> : null}
        {offer.price ? (
          <p className={css.price}>
            <span className={css.label}>{t('from')}</span>
            <Price amount={offer.price} currency={offer.currency} />
            <OfferMonthly offer={offer} className={css.monthly} />
          </p>
        ) : null}
      </div>
    </li>
  );
}
