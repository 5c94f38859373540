import type { RawVehicle } from '@mawkib/api-clients/contracts';
import type { FieldProblem, TellOf } from '../fields/field-problem.js';
import {
  addressOf,
  listOf,
  longestNote,
  numberWithin,
  positiveOf,
  recordOf,
  textOf,
} from '../fields/raw-fields.js';
import { limits } from '../fields/vehicle-limits.js';
import { normalisePrices } from '../prices/prices.js';
import { normaliseSpecification } from './normalise-specification.js';
import { showroomPath } from './showroom-path.js';
import type { OptionalEquipment, Owner, Photo, ShowroomVehicle } from './showroom-vehicle.js';
import { buttonOf } from './vehicle-button.js';
import { priceSettingsOf, recordOfVehicle } from './vehicle-facts.js';
import { isTaken } from './vehicle-state.js';

type Raw = Record<string, unknown>;

const longestDescription = 10_000;

/**
 * Converts a raw vehicle to a showroom vehicle. Missing or invalid fields are null or left out.
 * Never throws, so one bad vehicle does not break a list. `vehicleProblems` reports the dropped
 * fields.
 */
export const normaliseVehicle = (vehicle: RawVehicle | Raw): ShowroomVehicle =>
  readVehicle(vehicle, () => {});

/** The same, with a report of each invalid field. */
export function readVehicle(
  vehicle: RawVehicle | Raw,
  report: (field: string, problem: FieldProblem) => void,
): ShowroomVehicle {
  const raw = recordOf(vehicle);
  const tell: TellOf = (field) => (problem) => report(field, problem);
  const id = textOf(raw.id, tell('id')) ?? '';
  const specification = normaliseSpecification(raw, tell);
  const { status } = specification;
  return {
    id,
    specification,
    modelName: textOf(raw.nameplate_label, tell('nameplate_label')) ?? specification.model,
    description: textOf(raw.long_description, tell('long_description'), longestDescription),
    availability: textOf(raw.availability, tell('availability')),
    photos: photosOf(raw, tell),
    prices: normalisePrices(raw, tell),
    priceSettings: priceSettingsOf(raw, specification.state, tell),
    record: recordOfVehicle(raw.japan_used_and_approved_cars_field, tell),
    equipment: {
      optional: pricedOf(raw.features_optional, 'features_optional', tell),
      standard: textsOf(raw.features_standard, 'features_standard', tell),
    },
    accessories: pricedOf(raw.accessories, 'accessories', tell),
    footnotes: [
      ...textsOf([raw.footnote], 'footnote', tell),
      ...textsOf(raw.footnotes, 'footnotes', tell),
    ],
    buttons: listOf(raw.buttons, tell('buttons'))
      .map((button, index) => buttonOf(button, tell(`buttons.${index}`)))
      .filter((button) => button !== null),
    reservation: {
      possible: !isTaken(status) && id !== '',
      reserved: status === 'reserved',
      sold: status === 'sold',
    },
    owner: ownerOf(raw, tell),
    publicationLists: textsOf(raw.publication_lists, 'publication_lists', tell),
    link: showroomPath({ id, specification }),
    apiEndpoint: addressOf(raw.api_endpoint, tell('api_endpoint')),
  };
}

const textsOf = (value: unknown, field: string, tell: TellOf): string[] =>
  listOf(value, tell(field))
    .map((item, index) => textOf(item, tell(`${field}.${index}`), longestNote))
    .filter((text) => text !== null);

function pricedOf(value: unknown, field: string, tell: TellOf): OptionalEquipment[] {
  return listOf(value, tell(field)).flatMap((item, index) => {
    const { name, price } = recordOf(item);
    const text = textOf(name, tell(`${field}.${index}.name`));
    if (text === null) return [];
    return [{ name: text, price: positiveOf(price, tell(`${field}.${index}.price`)) }];
  });
}

function photosOf(raw: Raw, tell: TellOf): Photo[] {
  const photos = listOf(raw.photos, tell('photos')).flatMap((item, index) => {
    const { normal, medium, hd, quarter_hd, view, alt } = recordOf(item);
    const told = tell(`photos.${index}`);
    const [big, small, large, quarter] = [normal, medium, hd, quarter_hd].map((address) =>
      addressOf(address, told),
    );
    const any = large ?? big ?? quarter ?? small;
    if (!any) return [];
    return [
      {
        big: big ?? any,
        medium: small ?? any,
        quarterHd: quarter ?? any,
        hd: large ?? any,
        full: any,
        view: textOf(view, told),
        alt: textOf(alt, told),
      },
    ];
  });
  const cover = addressOf(raw.cover_photo_medium, tell('cover_photo_medium'));
  if (photos.length === 0 && cover) {
    const same = { big: cover, medium: cover, quarterHd: cover, hd: cover, full: cover };
    return [{ index: 0, ...same, view: null, alt: null }];
  }
  return photos.map((photo, index) => ({ index, ...photo }));
}

function ownerOf(raw: Raw, tell: TellOf): Owner {
  const text = (field: string) => textOf(raw[field], tell(field));
  const at = (field: string, [min, max]: readonly [number, number]) =>
    numberWithin(raw[field], min, max, tell(field));
  return {
    id: text('owner_id') ?? '',
    name: text('owner_display_name') ?? text('owner_name') ?? '',
    city: text('owner_city'),
    state: text('owner_state'),
    address: text('owner_address'),
    zipcode: text('owner_zipcode'),
    dealerCode: text('owner_dealer_code'),
    phone: text('owner_phone'),
    email: text('owner_email'),
    openingHours: textsOf(raw.owner_opening_hours, 'owner_opening_hours', tell),
    latitude: at('owner_latitude', limits.latitude),
    longitude: at('owner_longitude', limits.longitude),
  };
}
