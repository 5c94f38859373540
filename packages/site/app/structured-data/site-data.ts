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
