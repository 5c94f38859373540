import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import type { FieldProblem, ProblemReporter } from '../fields/field-problem.js';
import {
  longestNote,
  readAddress,
  readList,
  readNumberWithin,
  readPositive,
  readRecord,
  readText,
} from '../fields/read-fields.js';
import { vehicleLimits } from '../fields/vehicle-limits.js';
import { normalisePrices } from '../prices/prices.js';
import { normaliseSpecification } from './normalise-specification.js';
import { readVehicleButton } from './read-vehicle-button.js';
import { showroomPath } from './showroom-path.js';
import type { OptionalEquipment, Owner, Photo, ShowroomVehicle } from './showroom-vehicle.js';
import { priceSettingsOf, recordOfVehicle } from './vehicle-facts.js';
import { isReservedOrSold } from './vehicle-states.js';

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
  const raw = readRecord(vehicle);
  const reporter: ProblemReporter = (field) => (problem) => report(field, problem);
  const id = readText(raw.id, reporter('id')) ?? '';
  const specification = normaliseSpecification(raw, reporter);
  const { status } = specification;
  return {
    id,
    specification,
    modelName: readText(raw.nameplate_label, reporter('nameplate_label')) ?? specification.model,
    description: readText(raw.long_description, reporter('long_description'), longestDescription),
    availability: readText(raw.availability, reporter('availability')),
    photos: photosOf(raw, reporter),
    prices: normalisePrices(raw, reporter),
    priceSettings: priceSettingsOf(raw, specification.state, reporter),
    record: recordOfVehicle(raw.japan_used_and_approved_cars_field, reporter),
    equipment: {
      optional: pricedOf(raw.features_optional, 'features_optional', reporter),
      standard: textsOf(raw.features_standard, 'features_standard', reporter),
    },
    accessories: pricedOf(raw.accessories, 'accessories', reporter),
    footnotes: [
      ...textsOf([raw.footnote], 'footnote', reporter),
      ...textsOf(raw.footnotes, 'footnotes', reporter),
    ],
    buttons: readList(raw.buttons, reporter('buttons'))
      .map((button, index) => readVehicleButton(button, reporter(`buttons.${index}`)))
      .filter((button) => button !== null),
    reservation: {
      possible: !isReservedOrSold(status) && id !== '',
      reserved: status === 'reserved',
      sold: status === 'sold',
    },
    heldUntil: heldUntilOf(raw, status, reporter),
    owner: ownerOf(raw, reporter),
    publicationLists: textsOf(raw.publication_lists, 'publication_lists', reporter),
    link: showroomPath({ id, specification }),
    apiEndpoint: readAddress(raw.api_endpoint, reporter('api_endpoint')),
  };
}

/** A configuration that is built on demand is not a single car: its holds are nobody else's. */
function heldUntilOf(raw: Raw, status: string, reporter: ProblemReporter): string | null {
  const until = readText(raw.held_until, reporter('held_until'));
  return until === null || status === 'on_demand' || Number.isNaN(Date.parse(until)) ? null : until;
}

const textsOf = (value: unknown, field: string, reporter: ProblemReporter): string[] =>
  readList(value, reporter(field))
    .map((item, index) => readText(item, reporter(`${field}.${index}`), longestNote))
    .filter((text) => text !== null);

function pricedOf(value: unknown, field: string, reporter: ProblemReporter): OptionalEquipment[] {
  return readList(value, reporter(field)).flatMap((item, index) => {
    const { name, price } = readRecord(item);
    const text = readText(name, reporter(`${field}.${index}.name`));
    if (text === null) return [];
    return [{ name: text, price: readPositive(price, reporter(`${field}.${index}.price`)) }];
  });
}

function photosOf(raw: Raw, reporter: ProblemReporter): Photo[] {
  const photos = readList(raw.photos, reporter('photos')).flatMap((item, index) => {
    const { normal, medium, hd, quarter_hd, view, alt } = readRecord(item);
    const reportPhoto = reporter(`photos.${index}`);
    const [big, small, large, quarter] = [normal, medium, hd, quarter_hd].map((address) =>
      readAddress(address, reportPhoto),
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
        view: readText(view, reportPhoto),
        alt: readText(alt, reportPhoto),
      },
    ];
  });
  const cover = readAddress(raw.cover_photo_medium, reporter('cover_photo_medium'));
  if (photos.length === 0 && cover) {
    const same = { big: cover, medium: cover, quarterHd: cover, hd: cover, full: cover };
    return [{ index: 0, ...same, view: null, alt: null }];
  }
  return photos.map((photo, index) => ({ index, ...photo }));
}

function ownerOf(raw: Raw, reporter: ProblemReporter): Owner {
  const text = (field: string) => readText(raw[field], reporter(field));
  const at = (field: string, [min, max]: readonly [number, number]) =>
    readNumberWithin(raw[field], min, max, reporter(field));
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
    openingHours: textsOf(raw.owner_opening_hours, 'owner_opening_hours', reporter),
    latitude: at('owner_latitude', vehicleLimits.latitude),
    longitude: at('owner_longitude', vehicleLimits.longitude),
  };
}
