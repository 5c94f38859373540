import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { shortVin } from '../../engine/vehicle/vehicle-attributes.js';
import type { Column, OpenTable } from '../table/columns.js';

/**
 * The part of a raw vehicle that a page stores: what cards show and filters compare. Only the
 * displayed end of the VIN; no texts, no equipment, one picture.
 */
export interface StockCard {
  readonly id: string;
  readonly [field: string]: unknown;
}

type Field = keyof RawVehicle & string;

/** A field that determines others comes before them, so that those are stored once per value. */
const texts = [
  'owner_id',
  'color_key',
  'vin',
  'version',
  'model_display_name',
  'nameplate_external_code',
  'nameplate_name',
  'nameplate_label',
  'nameplate_brand_name',
  'nameplate_model_group',
  'color_name',
  'color_canonical',
  'interior_color',
  'owner_name',
  'owner_city',
  'owner_dealer_code',
  'company_uuid',
  'engine_type',
  'drivetrain',
  'transmission',
  'body_type',
  'state',
  'status',
  'availability',
  'delivery_date',
  'power_unit',
  'mileage_unit',
  'currency',
  'product_card_disclaimer',
  'held_until',
] as const satisfies readonly Field[];

const lists = ['engine_types', 'financing_options', 'price_hidden', 'publication_lists'] as const;

const numbers = [
  'power',
  'engine_capacity',
  'battery_capacity',
  'number_of_seats',
  'production_year',
  'model_year',
  'mileage',
  'msrp_price',
  'sale_price',
  'monthly_price',
  'subscribe_price',
] as const satisfies readonly Field[];

const fieldsOfCard: readonly string[] = ['id', ...texts, ...lists, ...numbers, 'created_at'];

/** Card of a raw vehicle. */
export const stockCard = (raw: Readonly<Record<string, unknown>>): StockCard => ({
  ...Object.fromEntries(fieldsOfCard.map((field) => [field, raw[field] ?? null])),
  id: String(raw.id),
  vin: typeof raw.vin === 'string' ? shortVin(raw.vin) : null,
  photos: Array.isArray(raw.photos) ? raw.photos.slice(0, 1) : [],
});

/** The only picture; its id is stored apart from the rest, which many vehicles share. */
const photoOf = (card: StockCard) => {
  const [photo] = card.photos as Record<string, unknown>[];
  if (!photo) return { id: null, alt: null, form: null };
  const { image_id: id, alt, ...rest } = photo;
  const form = JSON.stringify(rest);
  return {
    id: typeof id === 'string' && !id.includes('"') ? id : null,
    alt: typeof alt === 'string' ? alt : null,
    form: typeof id === 'string' && id !== '' ? form.replaceAll(id, '{}') : form,
  };
};

/** Columns of a page snapshot. */
export const cardColumns: readonly Column<StockCard>[] = [
  { name: 'id', kind: 'own', of: ({ id }) => id },
  { name: 'photo.alt', kind: 'text', of: (card) => photoOf(card).alt },
  { name: 'photo.id', kind: 'text', of: (card) => photoOf(card).id },
  { name: 'photo.form', kind: 'text', of: (card) => photoOf(card).form },
  ...texts.map((name): Column<StockCard> => ({ name, kind: 'text', of: (card) => card[name] })),
  ...lists.map((name): Column<StockCard> => ({ name, kind: 'list', of: (card) => card[name] })),
  ...numbers.map((name): Column<StockCard> => ({ name, kind: 'number', of: (card) => card[name] })),
  { name: 'created_at', kind: 'number', of: ({ created_at }) => Date.parse(String(created_at)) },
];

/** Reads cards from such a table on demand. */
export function cardReader(table: OpenTable): (row: number) => StockCard {
  const read = [
    ...['id', ...texts].map((name) => [name, table.column(name).text] as const),
    ...lists.map((name) => [name, table.column(name).list] as const),
    ...numbers.map((name) => [name, table.column(name).number] as const),
  ];
  const created = table.column('created_at');
  const [alt, image, form] = ['photo.alt', 'photo.id', 'photo.form'].map((name) =>
    table.column(name),
  ) as [typeof created, typeof created, typeof created];
  const photosAt = (row: number) => {
    const [text, id] = [form.text(row), image.text(row)];
    if (text === null) return [];
    const rest = JSON.parse(id === null ? text : text.replaceAll('{}', id)) as object;
    return [{ ...rest, ...(id !== null && { image_id: id }), alt: alt.text(row) ?? undefined }];
  };
  return (row) => {
    const photos = photosAt(row);
    const [first] = photos as { medium?: unknown }[];
    const fields = Object.fromEntries(read.map(([name, at]) => [name, at(row)]));
    return {
      ...(fields as { id: string }),
      created_at: new Date(created.number(row) ?? 0).toISOString(),
      photos,
      cover_photo_medium: first?.medium ?? null,
    };
  };
}
