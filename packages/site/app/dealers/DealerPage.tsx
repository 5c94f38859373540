import { Blocks, type LeadOutcome } from '@mawkib/blocks';
import { joinTexts } from '@mawkib/core/locale';
import { StockCard } from '@mawkib/stock-locator';
import {
  ButtonLink,
  Carousel,
  Heading,
  Icon,
  Ltr,
  MapSlot,
  OpenNow,
  Picture,
  Section,
  useNow,
  VisuallyHidden,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { usePageLocale } from '../page/use-page-locale.ts';
import { DealerHours } from './DealerHours.tsx';
import { styles } from './dealer-page.styles.ts';
import { dealersMessages } from './dealers.messages.ts';
import type { DealerPageData } from './load-dealer-page.server.ts';

interface Props {
  page: Omit<DealerPageData, 'isComplete'>;
  pathname: string;
  outcome?: LeadOutcome;
}

/** A dealer: contact, hours, services, map, cars in stock and a form. */
export function DealerPage({ page, pathname, outcome }: Props) {
  const css = useStyles(styles);
  const locale = usePageLocale();
  const t = dealersMessages(locale);
  const now = useNow();
  const { dealer, image, cars, listHref, cardAttributes, form, maps } = page;
  const { code, name, address, city, phone, email, hours, timeZone, services, directions } = dealer;
  return (
    <>
      <Section padding="bottom-space-0">
        <div className={css.head} data-picture={image ? true : undefined}>
          <div className={css.words}>
            <Heading level={1} size="xl">
              {name}
            </Heading>
            <p className={css.address}>{joinTexts([...new Set([address, city])], locale)}</p>
            <p className={css.state}>
              {hours ? <OpenNow hours={hours} timeZone={timeZone} now={now} /> : dealer.hoursText}
            </p>
            <div className={css.ways}>
              <ButtonLink
                kind="primary"
                href={directions}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('directions')}
                <VisuallyHidden> ({t('new_window')})</VisuallyHidden>
              </ButtonLink>
              {phone ? (
                <ButtonLink kind="secondary" href={phone.href}>
                  <VisuallyHidden>{t('call')} </VisuallyHidden>
                  <Ltr>{phone.text}</Ltr>
                </ButtonLink>
              ) : null}
              <ButtonLink
                kind="tertiary"
                href={`${pathname}?_retailer=${encodeURIComponent(code)}`}
              >
                {t('choose')}
              </ButtonLink>
            </div>
          </div>
          {image ? (
            <Picture
              image={image}
              className={css.picture}
              sizes="(min-width: 1024px) 58vw, 100vw"
              eager
            />
          ) : null}
        </div>
      </Section>
      <Section>
        <div className={css.facts}>
          {hours ? (
            <section aria-labelledby="dealer-hours">
              <Heading level={2} size="s" id="dealer-hours" className={css.heading}>
                {t('hours')}
              </Heading>
              <DealerHours hours={hours} timeZone={timeZone} now={now} />
            </section>
          ) : null}
          {services.length > 0 ? (
            <section aria-labelledby="dealer-services">
              <Heading level={2} size="s" id="dealer-services" className={css.heading}>
                {t('services')}
              </Heading>
              <ul className={css.services}>
                {services.map((service) => (
                  <li key={service}>
                    <Icon name="check" size={20} />
                    {t(service)}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <section aria-labelledby="dealer-contact">
            <Heading level={2} size="s" id="dealer-contact" className={css.heading}>
              {t('contact')}
            </Heading>
            <ul className={css.services}>
              <li>
                <Icon name="pin" size={20} />
                <span>{joinTexts([...new Set([address, city])], locale)}</span>
              </li>
              {phone ? (
                <li>
                  <Icon name="phone" size={20} />
                  <a href={phone.href}>
                    <Ltr>{phone.text}</Ltr>
                  </a>
                </li>
              ) : null}
              {email ? (
                <li>
                  <Icon name="mail" size={20} />
                  <a href={`mailto:${email}`}>
                    <VisuallyHidden>{t('write')} </VisuallyHidden>
                    <Ltr>{email}</Ltr>
                  </a>
                </li>
              ) : null}
            </ul>
          </section>
        </div>
      </Section>
      <MapSlot
        label={t('map', { name })}
        id={dealer.id}
        name={name}
        at={dealer.at}
        maps={maps}
        className={css.map}
      />
      {cars.length > 0 ? (
        <Section>
          <div className={css.carsHead}>
            <Heading level={2} size="l">
              {t('cars')}
            </Heading>
            <ButtonLink kind="tertiary" href={listHref}>
              {t('all_cars')}
            </ButtonLink>
          </div>
          <Carousel label={t('cars')} perView={[1, 2, 3]}>
            {cars.map((vehicle) => (
              <StockCard
                key={vehicle.id}
                vehicle={vehicle}
                attributes={cardAttributes}
                sizes="(min-width: 1024px) 30vw, (min-width: 741px) 45vw, 88vw"
              />
            ))}
          </Carousel>
        </Section>
      ) : null}
      {form ? (
        <Blocks
          blocks={[form.block]}
          states={form.states}
          outcome={outcome}
          address={{ pathname, search: form.search }}
          page={dealer.id}
          firstIndex={1}
        />
      ) : null}
    </>
  );
}
