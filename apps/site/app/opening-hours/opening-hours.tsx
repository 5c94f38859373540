import { everyDealer } from '@mawkib/api-clients/content';
import type { Dealer } from '@mawkib/api-clients/contracts/content';
import { hoursText } from '@mawkib/core/locale';
import { hoursLine } from '@mawkib/core/opening-hours';
import { localeOf, nullOnFailure, PageLayout, siteContext, storeHeaders } from '@mawkib/site/route';
import { EmptyState, Heading, Ltr, Section, SmartLink, TextLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { data } from 'react-router';
import type { Route } from './+types/opening-hours';
import { messages } from './opening-hours.messages.ts';
import { styles } from './opening-hours.styles.ts';

/** Retailer data that the page shows. */
type Retailer = Pick<
  Dealer,
  'id' | 'name' | 'address' | 'city' | 'phone' | 'hours' | 'opening_hours' | 'slug'
>;

interface City {
  name: string;
  retailers: readonly Retailer[];
}

/** Retailers with opening hours, in the market's order, grouped by city. */
export function retailersByCity(dealers: readonly Dealer[]): City[] {
  const cities = new Map<string, Retailer[]>();
  for (const { id, name, address, city, phone, hours, opening_hours, slug } of dealers) {
    if (!hours && opening_hours.trim() === '') continue;
    const own = cities.get(city) ?? [];
    cities.set(city, [...own, { id, name, address, city, phone, hours, opening_hours, slug }]);
  }
  return [...cities].map(([name, retailers]) => ({ name, retailers }));
}

/**
 * Opening hours of each retailer; null while they cannot be loaded. The same for every visitor, so
 * the document is cached.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const requested = everyDealer(site.call, locale);
  const dealers = await nullOnFailure(site, 'Retailers', requested);
  return data(
    { cities: dealers && retailersByCity(dealers.data), publicUrl: site.publicUrl },
    { headers: dealers ? storeHeaders : {} },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const t = messages(localeOf(params));
  const url = `${loaderData?.publicUrl ?? ''}/${localeOf(params)}/opening-hours`;
  return [
    { title: t('title') },
    { name: 'description', content: t('description') },
    { tagName: 'link', rel: 'canonical', href: url },
  ];
};

export default function OpeningHours({ loaderData: { cities }, params }: Route.ComponentProps) {
  const css = useStyles(styles);
  const locale = localeOf(params);
  const t = messages(locale);
  return (
    <PageLayout layout="brand">
      <Section>
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        <p className={css.description}>{t('description')}</p>
        {cities?.length ? null : <EmptyState text={t(cities ? 'none' : 'failed')} />}
        {cities?.map(({ name, retailers }) => (
          <section key={name} className={css.city} aria-label={name}>
            <Heading level={2} size="m">
              {name}
            </Heading>
            <ul className={css.retailers}>
              {retailers.map(
                ({ id, name: retailer, address, phone, hours, opening_hours, slug }) => (
                  <li key={id} className={css.retailer}>
                    <Heading level={3} size="xs">
                      {slug ? (
                        <SmartLink href={`/retailers/${slug}`}>{retailer}</SmartLink>
                      ) : (
                        retailer
                      )}
                    </Heading>
                    <p>{hours ? hoursLine(hours, locale) : hoursText(opening_hours, locale)}</p>
                    <p className={css.address}>{address}</p>
                    <TextLink quiet href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                      <Ltr>{phone}</Ltr>
                    </TextLink>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      </Section>
    </PageLayout>
  );
}
