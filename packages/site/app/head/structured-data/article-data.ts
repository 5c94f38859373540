import { schemaNode, schemaRoot } from './schema-node.ts';

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
  schemaRoot('NewsArticle', {
    headline,
    mainEntityOfPage: url,
    image,
    description,
    datePublished: rest.publishedAt,
    dateModified: rest.changedAt,
    publisher: schemaNode('Organization', { name: rest.publisher }),
  });
