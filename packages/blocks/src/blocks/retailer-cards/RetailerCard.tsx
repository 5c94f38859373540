import { formatNumber, type Locale } from '@mawkib/core/locale';
import { Heading, Icon, TextLink, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { ContactLink } from './ContactLink.js';
import type { CardTexts } from './card-texts.js';
import { directionsUrl } from './distances.js';
import type { retailerCards } from './retailer-cards.definition.js';
import { messages } from './retailer-cards.messages.js';
import { styles } from './retailer-cards.styles.js';

type Props = BlockProps<typeof retailerCards>;
export type Card = Props['groups'][number];

interface RetailerCardProps {
  card: Card;
  /** In `unit`; null without a position. */
  distance: number | null;
  unit: Props['fields']['distance_unit'];
  texts: CardTexts;
}

const shownServices = 4;

export function RetailerCard({ card, distance, unit, texts }: RetailerCardProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { name, address, city, contact_info, services } = card.fields;
  const directions = directionsUrl(card.fields);
  const amount = distance === null ? '' : oneDecimal(distance, locale);
  const more = services.slice(shownServices);
  return (
    <li className={css.card}>
      <div className={css.title}>
        <Heading level={2} size="s">
          {name}
        </Heading>
        {amount && (
          <p className={css.distance}>
            <VisuallyHidden>{texts.distance} </VisuallyHidden>
            {t(unit, { amount })}
          </p>
        )}
      </div>
      <p className={css.address}>
        {address}
        <br />
        {city}
      </p>
      <ul className={css.contacts}>
        {contact_info.map((contact) => (
          <li key={`${contact.type} ${contact.href} ${contact.label}`}>
            <ContactLink contact={contact} texts={texts} />
          </li>
        ))}
        {directions && (
          <li>
            <Icon name="pin" size={20} />
            <TextLink quiet href={directions} target="_blank" className={css.contact}>
              {texts.directions}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TextLink>
          </li>
        )}
      </ul>
      {services.length > 0 && (
        <div className={css.services}>
          <p className={css.label}>{texts.services}</p>
          <Services services={services.slice(0, shownServices)} />
          {more.length > 0 && (
            <details>
              <summary className={css.more}>{texts.show_more}</summary>
              <Services services={more} />
            </details>
          )}
        </div>
      )}
    </li>
  );
}

function Services({ services }: { services: Card['fields']['services'] }) {
  const css = useStyles(styles);
  return (
    <ul className={css.serviceList}>
      {services.map(({ icon, label }) => (
        <li key={label}>
          <Icon name={icon} size={20} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const oneDecimal = (value: number, locale: Locale) =>
  formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
