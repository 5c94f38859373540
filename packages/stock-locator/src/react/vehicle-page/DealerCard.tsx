import { hoursText, joinTexts } from '@mawkib/core/locale';
import { Icon, Ltr, SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Owner } from '../../engine/vehicle/showroom-vehicle.js';
import { styles } from './dealer-card.styles.js';
import { messages } from './vehicle-page.messages.js';

/** Map link of the dealer by coordinates or address; null without either. */
function mapHref({ latitude, longitude, name, address, city }: Owner): string | null {
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [name, address, city].filter(Boolean).join(', ');
  if (!address && latitude === null && !city) return null;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: destination })}`;
}

/** `short`: name and city. `default`: also address and phone. `full`: everything. */
export type OwnerVariant = 'short' | 'default' | 'full';

interface Props {
  owner: Owner;
  variant?: OwnerVariant;
}

/** Dealer of the vehicle with contact details. */
export function DealerCard({ owner, variant = 'default' }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { name, address, city, state, zipcode } = owner;
  if (!name) return null;
  const [isShort, isFull] = [variant === 'short', variant === 'full'];
  const phone = isShort ? null : owner.phone;
  const email = isFull ? owner.email : null;
  const map = isFull ? mapHref(owner) : null;
  const addressParts = isShort
    ? [city]
    : [...new Set([address, city, isFull ? zipcode : null, state])];
  const lines = addressParts.filter((part) => part !== null && part !== '');
  return (
    <section className={css.root}>
      <p className={css.label}>{t('dealer')}</p>
      <h2 className={css.name}>
        <bdi>{name}</bdi>
      </h2>
      {lines.length > 0 ? <p>{joinTexts(lines, locale)}</p> : null}
      {(isFull ? owner.openingHours : []).map((hours) => (
        <p key={hours} className={css.hours}>
          {hoursText(hours, locale)}
        </p>
      ))}
      {isFull && owner.dealerCode ? (
        <p className={css.hours}>
          {t('dealer_code')} <Ltr>{owner.dealerCode}</Ltr>
        </p>
      ) : null}
      <ul className={css.ways} hidden={!phone && !email && !map}>
        {phone ? (
          <li>
            <a className={css.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" size={20} />
              <span className={css.visuallyHidden}>{t('call')} </span>
              <Ltr>{phone}</Ltr>
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a className={css.way} href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              <span className={css.visuallyHidden}>{t('write')} </span>
              <Ltr>{email}</Ltr>
            </a>
          </li>
        ) : null}
        {map ? (
          <li data-print="hidden">
            <SmartLink className={css.way} href={map} target="_blank" rel="noopener noreferrer">
              <Icon name="pin" size={20} />
              {t('directions')}
              <span className={css.visuallyHidden}> ({t('new_window')})</span>
            </SmartLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
