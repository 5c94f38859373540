import { schemaNode, schemaRoot } from './schema-node.ts';

interface Named {
  name: string;
  /** Absolute URL. */
  url: string;
}

/** The site; `searchUrl` is the absolute URL of its search page, which takes `q`. */
export const websiteData = ({ name, url, searchUrl }: Named & { searchUrl?: string | undefined }) =>
  schemaRoot('WebSite', {
    name,
    url,
    potentialAction:
      searchUrl &&
      schemaNode('SearchAction', {
        target: schemaNode('EntryPoint', { urlTemplate: `${searchUrl}?q={search_term_string}` }),
        'query-input': 'required name=search_term_string',
      }),
  });
