import type { StructuredData } from '@mawkib/stock-locator/engine';

const context = 'https://schema.org';

type Value = string | number | null | undefined | StructuredData;

/** A node without its missing values. */
const node = (type: string, values: Readonly<Record<string, Value>>): StructuredData => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ),
});

const root = (type: string, values: Readonly<Record<string, Value>>): StructuredData => ({
  '@context': context,
  ...node(type, values),
});

interface Named {
  name: string;
  /** Absolute URL. */
  url: string;
}

/** Who runs the site; `logo` is an absolute URL. */
export const organizationData = ({ name, url, logo }: Named & { logo?: string | undefined }) =>
  root('Organization', { name, url, logo });

/** The site; `searchUrl` is the absolute URL of its search page, which takes `q`. */
export const websiteData = ({ name, url, searchUrl }: Named & { searchUrl?: string | undefined }) =>
  root('WebSite', {
    name,
    url,
    potentialAction:
      searchUrl &&
      node('SearchAction', {
        target: node('EntryPoint', { urlTemplate: `${searchUrl}?q={search_term_string}` }),
        'query-input': 'required name=search_term_string',
      }),
  });

/** The trail to a page, from the home page on; `url` is a path with its language. */
export const breadcrumbData = (
  trail: readonly { label: string; url: string }[],
  publicUrl: string,
): StructuredData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${publicUrl}${url}`,
  })),
});

interface Article {
  headline: string;
  /** Absolute URLs. */
  url: string;
  image?: string | undefined;
  description?: string | undefined;
  /** ISO 8601. */
  publishedAt: string;
  changedAt?: string | undefined;
  publisher: string;
}

/** An article of the news. */
export const articleData = ({ headline, url, image, description, ...rest }: Article) =>
  root('NewsArticle', {
    headline,
    mainEntityOfPage: url,
    image,
    description,
    datePublished: rest.publishedAt,
    dateModified: rest.changedAt,
    publisher: node('Organization', { name: rest.publisher }),
  });

interface Offered extends Named {
  description?: string | undefined;
  image?: string | undefined;
  /** ISO 8601. */
  validFrom?: string | undefined;
  validThrough?: string | undefined;
  /** In units of the currency. */
  price?: number | undefined;
  currency?: string | undefined;
  seller?: string | undefined;
}

/** An offer of a market. */
export const offerData = ({ price, currency, seller, ...offer }: Offered) =>
  root('Offer', {
    ...offer,
    price,
    priceCurrency: price === undefined ? undefined : currency,
    seller: seller && node('Organization', { name: seller }),
  });

interface Dealership extends Named {
  phone?: string | undefined;
  email?: string | undefined;
  image?: string | undefined;
  street?: string | undefined;
  city?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  /** `Mo-Th 09:00-21:00`, one per group of days. */
  hours?: readonly string[] | undefined;
}

/** A retailer. */
export const dealerData = ({ name, url, phone, email, image, hours, ...place }: Dealership) => ({
  ...root('AutoDealer', {
    name,
    url,
    telephone: phone,
    email,
    image,
    address:
      place.street || place.city
        ? node('PostalAddress', {
            streetAddress: place.street,
            addressLocality: place.city,
            addressCountry: place.country,
          })
        : undefined,
    geo: place.position && node('GeoCoordinates', place.position),
  }),
  ...(hours?.length && { openingHours: hours }),
});
