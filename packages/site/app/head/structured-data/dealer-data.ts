import { schemaNode, schemaRoot } from './schema-node.ts';

interface Dealership {
  name: string;
  /** Absolute URL. */
  url: string;
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
  ...schemaRoot('AutoDealer', {
    name,
    url,
    telephone: phone,
    email,
    image,
    address:
      place.street || place.city
        ? schemaNode('PostalAddress', {
            streetAddress: place.street,
            addressLocality: place.city,
            addressCountry: place.country,
          })
        : undefined,
    geo: place.position && schemaNode('GeoCoordinates', place.position),
  }),
  ...(hours?.length && { openingHours: hours }),
});
