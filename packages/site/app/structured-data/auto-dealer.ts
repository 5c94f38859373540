import type { Dealer } from '@mawkib/api-clients/contracts/content';
import { defaultMarket } from '@mawkib/core/locale';
import { type Weekday, weekdays } from '@mawkib/core/opening-hours';

const dayNames: Record<Weekday, string> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

/** `24:00` is the end of the day, which schema.org writes as its last minute. */
const timeOf = (time: string) => (time === '24:00' ? '23:59' : time);

/** Opening times of a week; with dates, only between them. */
const specifications = (week: NonNullable<Dealer['hours']>['week'], within: object = {}) =>
  weekdays.flatMap((day) =>
    (week[day] ?? []).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${dayNames[day]}`,
      opens: timeOf(opens),
      closes: timeOf(closes),
      ...within,
    })),
  );

/** A closed day in schema.org: opening and closing time are midnight. */
const closed = (within: object) => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  ...within,
});

/** A dealer as structured data. Blank values are left out. */
export function autoDealer(dealer: Dealer, { url, image }: { url: string; image?: string }) {
  const { name, address, city, zip_code, phone, email, latitude, longitude, hours, brands } =
    dealer;
  const special = (hours?.special ?? []).flatMap(({ from, to, week }) => {
    const within = { validFrom: from, validThrough: to };
    const times = specifications(week, within);
    return times.length > 0 ? times : [closed(within)];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    url,
    name,
    ...(image && { image }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      ...(zip_code && { postalCode: zip_code }),
      addressCountry: defaultMarket.country,
    },
    ...((latitude !== 0 || longitude !== 0) && {
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    }),
    ...(brands?.length && { brand: brands.map((brand) => ({ '@type': 'Brand', name: brand })) }),
    ...(hours && { openingHoursSpecification: specifications(hours.week) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
