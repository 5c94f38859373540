import type { RawVehicle } from '@mawkib/api-clients/contracts';
import { normaliseSpecification } from './normalise-specification.js';
import { normalisePrices } from './prices.js';
import { addressOf, listOf, numberOf, positiveOf, recordOf, textOf } from './raw-fields.js';
import { showroomPath } from './showroom-path.js';
import type { OptionalEquipment, Owner, Photo, ShowroomVehicle } from './showroom-vehicle.js';
import { buttonOf } from './vehicle-button.js';
import { priceSettingsOf, recordOfVehicle } from './vehicle-facts.js';
import { isTaken } from './vehicle-state.js';

type Raw = Record<string, unknown>;

/**
 * The showroom vehicle of a raw one. Fields that are missing or unsound are null or left out;
 * nothing throws, so one bad vehicle never takes a list down.
 */
export function normaliseVehicle(vehicle: RawVehicle | Raw): ShowroomVehicle {
  const raw = recordOf(vehicle);
  const id = textOf(raw.id) ?? '';
  const specification = normaliseSpecification(raw);
  const { status } = specification;
  return {
    id,
    specification,
    description: textOf(raw.long_description),
    availability: textOf(raw.availability),
    photos: photosOf(raw),
    prices: normalisePrices(raw),
    priceSettings: priceSettingsOf(raw, specification.state),
    record: recordOfVehicle(raw.japan_used_and_approved_cars_field),
    equipment: {
      optional: pricedOf(raw.features_optional),
      standard: textsOf(raw.features_standard),
    },
    accessories: pricedOf(raw.accessories),
    footnotes: textsOf(raw.footnotes),
    buttons: listOf(raw.buttons)
      .map(buttonOf)
      .filter((button) => button !== null),
    reservation: {
      possible: !isTaken(status) && id !== '',
      reserved: status === 'reserved',
      sold: status === 'sold',
    },
    owner: ownerOf(raw),
    publicationLists: textsOf(raw.publication_lists),
    link: showroomPath({ id, specification }),
    apiEndpoint: addressOf(raw.api_endpoint),
  };
}

const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== null);

function pricedOf(value: unknown): OptionalEquipment[] {
  return listOf(value).flatMap((item) => {
    const { name, price } = recordOf(item);
    const text = textOf(name);
    return text === null ? [] : [{ name: text, price: positiveOf(price) }];
  });
}

function photosOf(raw: Raw): Photo[] {
  const photos = listOf(raw.photos).flatMap((item) => {
    const { normal, medium, hd, quarter_hd, view, alt } = recordOf(item);
    const [big, small, large, quarter] = [normal, medium, hd, quarter_hd].map(addressOf);
    const any = large ?? big ?? quarter ?? small;
    if (!any) return [];
    return [
      {
        big: big ?? any,
        medium: small ?? any,
        quarterHd: quarter ?? any,
        hd: large ?? any,
        full: any,
        view: textOf(view),
        alt: textOf(alt),
      },
    ];
  });
  const cover = addressOf(raw.cover_photo_medium);
  if (photos.length === 0 && cover) {
    const same = { big: cover, medium: cover, quarterHd: cover, hd: cover, full: cover };
    return [{ index: 0, ...same, view: null, alt: null }];
  }
  return photos.map((photo, index) => ({ index, ...photo }));
}

function ownerOf(raw: Raw): Owner {
  return {
    id: textOf(raw.owner_id) ?? '',
    name: textOf(raw.owner_display_name) ?? textOf(raw.owner_name) ?? '',
    city: textOf(raw.owner_city),
    state: textOf(raw.owner_state),
    address: textOf(raw.owner_address),
    zipcode: textOf(raw.owner_zipcode),
    dealerCode: textOf(raw.owner_dealer_code),
    phone: textOf(raw.owner_phone),
    email: textOf(raw.owner_email),
    openingHours: textsOf(raw.owner_opening_hours),
    latitude: numberOf(raw.owner_latitude),
    longitude: numberOf(raw.owner_longitude),
  };
}
