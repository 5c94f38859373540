import { joinTexts } from '@mawkib/core/locale';
import {
  ButtonLink,
  Heading,
  type HeadingLevel,
  Ltr,
  MapSlot,
  OpenNow,
  SmartLink,
  useLocale,
  useNow,
  VisuallyHidden,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ThanksRetailer } from '../../engine/index.js';
import { styles } from './retailer-details.styles.js';
import { messages } from './thank-you.messages.js';

interface RetailerDetailsProps {
  retailer: ThanksRetailer;
  level: HeadingLevel;
  className: string;
}

/** The retailer that the visitor chose: name, address, hours, ways to it, and its map. */
export function RetailerDetails({ retailer, level, className }: RetailerDetailsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const {
    id,
    name,
    href,
    address,
    city,
    phone,
    hours,
    hoursText,
    hoursToday,
    timeZone,
    at,
    directions,
    maps,
  } = retailer;
  const now = useNow() ?? retailer.loadedAt;
  return (
    <section className={className}>
      <Heading level={level} size="xs">
        {t('retailer')}
      </Heading>
      <div className={css.root}>
        <p className={css.name}>{href ? <SmartLink href={href}>{name}</SmartLink> : name}</p>
        <p className={css.address}>{joinTexts([...new Set([address, city])], locale)}</p>
        <p>{hours ? <OpenNow hours={hours} timeZone={timeZone} now={now} /> : hoursText}</p>
        {hoursToday ? <p className={css.today}>{t('today', { hours: hoursToday })}</p> : null}
        <div className={css.ways} data-print="hidden">
          {phone ? (
            <ButtonLink kind="secondary" href={phone.href}>
              <VisuallyHidden>{t('call')} </VisuallyHidden>
              <Ltr>{phone.text}</Ltr>
            </ButtonLink>
          ) : null}
          <ButtonLink kind="tertiary" href={directions} target="_blank" rel="noopener noreferrer">
            {t('directions')}
            <VisuallyHidden> ({t('new_window')})</VisuallyHidden>
          </ButtonLink>
        </div>
        <MapSlot
          label={t('map', { name })}
          id={id}
          name={name}
          at={at}
          maps={maps}
          className={css.map}
        />
      </div>
    </section>
  );
}
