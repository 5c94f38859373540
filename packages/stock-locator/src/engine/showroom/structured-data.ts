import { defaultMarket } from '@mawkib/core/locale';
import { priceDisplay } from '../prices/prices.js';
import type { Measure, ShowroomVehicle } from '../vehicle/showroom-vehicle.js';

/** A JSON-LD node; unknown properties are left out. */
export type StructuredData = Readonly<Record<string, unknown>>;

const present = (node: Record<string, unknown>): StructuredData =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );

const schema = 'https://schema.org';

/** UN/CEFACT codes of units; other units are written as text. */
const unitCodes: Readonly<Record<string, string>> = { km: 'KMT', mi: 'SMI', hp: 'BHP', kw: 'KWT' };

function quantity(measure: Measure | null): StructuredData | null {
  if (!measure) return null;
  const { value, unit } = measure;
  const unitCode = unitCodes[unit.toLowerCase()];
  return { '@type': 'QuantitativeValue', value, ...(unitCode ? { unitCode } : { unitText: unit }) };
}

function availabilityOf({ reservation, specification }: ShowroomVehicle): string {
  if (reservation.sold) return `${schema}/SoldOut`;
  if (reservation.reserved) return `${schema}/Reserved`;
  return specification.status === 'stock' ? `${schema}/InStock` : `${schema}/PreOrder`;
}

function offerOf(vehicle: ShowroomVehicle, url: string): StructuredData {
  const { name, city, address, phone } = vehicle.owner;
  const shown = priceDisplay(vehicle.prices.find(({ type }) => type === 'purchase'));
  const price = shown.kind === 'amount' ? shown.amount : null;
  const where = present({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
  });
  return present({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: price === null ? null : defaultMarket.currency,
    availability: availabilityOf(vehicle),
    seller: name
      ? present({
          '@type': 'AutoDealer',
          name,
          telephone: phone,
          address: city || address ? where : null,
        })
      : null,
  });
}

const maxPictures = 6;

/**
 * A vehicle as schema.org `Car` with its offer; `url` is the absolute address of its page. Contains
 * a price only if visitors see one, and no VIN, which pages show shortened.
 */
export function carData(vehicle: ShowroomVehicle, url: string): StructuredData {
  const { specification: spec, photos, description } = vehicle;
  const name = [spec.title, spec.version].filter(Boolean).join(' ');
  const images = photos.slice(0, maxPictures).map(({ full }) => new URL(full, url).href);
  return present({
    '@context': schema,
    '@type': 'Car',
    name: name || spec.model,
    url,
    sku: vehicle.id,
    image: images.length > 0 ? images : null,
    description,
    brand: spec.brand ? { '@type': 'Brand', name: spec.brand } : null,
    model: spec.model,
    vehicleConfiguration: spec.version,
    itemCondition: `${schema}/${spec.state === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    productionDate: spec.productionYear === null ? null : String(spec.productionYear),
    vehicleModelDate: spec.modelYear === null ? null : String(spec.modelYear),
    mileageFromOdometer: quantity(spec.mileage),
    vehicleTransmission: spec.transmission,
    driveWheelConfiguration: spec.drivetrain,
    color: spec.color,
    vehicleInteriorColor: spec.colorInterior,
    vehicleSeatingCapacity: spec.numberOfSeats,
    vehicleEngine:
      spec.engines || spec.power || spec.capacity
        ? present({
            '@type': 'EngineSpecification',
            fuelType: spec.engines,
            enginePower: quantity(spec.power),
            engineDisplacement: quantity(
              spec.capacity ? { value: spec.capacity, unit: 'l' } : null,
            ),
          })
        : null,
    offers: offerOf(vehicle, url),
  });
}

/** Vehicles of a list as schema.org `ItemList` of their pages, numbered from `from`. */
export function listData(
  vehicles: readonly Pick<ShowroomVehicle, 'link' | 'specification'>[],
  { hrefOf, total, first = 1 }: { hrefOf: (link: string) => string; total: number; first?: number },
): StructuredData {
  return {
    '@context': schema,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: vehicles.map(({ link, specification: { title, version } }, index) =>
      present({
        '@type': 'ListItem',
        position: first + index,
        name: [title, version].filter(Boolean).join(' '),
        url: hrefOf(link),
      }),
    ),
  };
}

/** JSON for a `script` element, escaped so that it cannot close the element. */
export const structuredDataText = (data: StructuredData): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
