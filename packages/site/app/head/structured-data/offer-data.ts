import { schemaNode, schemaRoot } from './schema-node.ts';

interface Offered {
  name: string;
  /** Absolute URL. */
  url: string;
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
  schemaRoot('Offer', {
    ...offer,
    price,
    priceCurrency: price === undefined ? undefined : currency,
    seller: seller && schemaNode('Organization', { name: seller }),
  });
