import { rangeKeys } from '@mawkib/stock-locator/engine';
import { type Column, facetKeys, type OpenTable } from '@mawkib/stock-locator/on-device';
import { isAlwaysStored, storedTexts } from '../../locale/stored-texts.js';
import { type EquipmentCodes, equipmentOf } from './equipment-codes.js';
import type { ReplicaVehicle } from './stock-entry.js';

const text = (name: string, of: (vehicle: ReplicaVehicle) => unknown): Column<ReplicaVehicle> => ({
  name,
  kind: 'text',
  of,
});

/** Number of texts that vehicles have in common. */
const sharedTexts = 14;

const named = ['model', 'color', 'dealer', 'city'] as const;

/** Languages of vehicle names. */
const nameLanguages = () => Object.keys(storedTexts((locale) => locale));

/** Columns of a stored vehicle. A column is placed after those it depends on. */
const snapshotColumns = (): readonly Column<ReplicaVehicle>[] => [
  { name: 'id', kind: 'own', of: ({ id }) => id },
  ...facetKeys.map(
    (key): Column<ReplicaVehicle> => ({ name: key, kind: 'list', of: ({ lists }) => lists[key] }),
  ),
  { name: 'publications', kind: 'list', of: ({ publications }) => publications },
  text('status', ({ status }) => status),
  text('dealer_code', ({ dealer_code }) => dealer_code),
  ...named.flatMap((name) =>
    nameLanguages().map((locale) => text(`${name}.${locale}`, ({ names }) => names[name][locale])),
  ),
  ...Array.from({ length: sharedTexts }, (_, at) => text(`words.${at}`, ({ words }) => words[at])),
  { name: 'codes', kind: 'own', of: ({ codes }) => codes },
  ...rangeKeys.map(
    (key): Column<ReplicaVehicle> => ({
      name: key,
      kind: 'number',
      of: ({ ranges }) => ranges[key],
    }),
  ),
  { name: 'created_at', kind: 'number', of: ({ created_at }) => created_at },
  { name: 'changed_in', kind: 'number', of: ({ changed_in }) => changed_in },
];

/** The columns with the equipment, which differs by vehicle. */
export const columnsWith = ({ codeOf }: EquipmentCodes): readonly Column<ReplicaVehicle>[] => [
  ...snapshotColumns(),
  { name: 'equipment', kind: 'own', of: codeOf },
];

/** Reads the vehicles of a table by id; `items` are those of `codeEquipment`. */
export function* vehiclesOf(table: OpenTable, items: readonly string[]): Generator<ReplicaVehicle> {
  const ids = table.column('id');
  const lists = facetKeys.map((key) => [key, table.column(key)] as const);
  const ranges = rangeKeys.map((key) => [key, table.column(key)] as const);
  const languages = nameLanguages();
  const names = named.map(
    (name) =>
      [
        name,
        languages.map((locale) => [locale, table.column(`${name}.${locale}`)] as const),
      ] as const,
  );
  const words = Array.from({ length: sharedTexts }, (_, at) => table.column(`words.${at}`));
  const [codes, equipment, publications, status, dealer, created, changed] = [
    'codes',
    'equipment',
    'publications',
    'status',
    'dealer_code',
    'created_at',
    'changed_in',
  ].map((name) => table.column(name)) as [
    typeof ids,
    typeof ids,
    typeof ids,
    typeof ids,
    typeof ids,
    typeof ids,
    typeof ids,
  ];
  /** Most vehicles share their names with others. */
  const known = new Map<string, ReplicaVehicle['names']>();
  const namesAt = (row: number): ReplicaVehicle['names'] => {
    const key = names
      .flatMap(([, columns]) => columns.map(([, column]) => column.text(row)))
      .join('\n');
    const found =
      known.get(key) ??
      fieldsOf(names, (columns) =>
        Object.fromEntries(
          columns.flatMap(([locale, column]) => {
            const name = column.text(row) || (isAlwaysStored(locale) ? '' : undefined);
            return name === undefined ? [] : [[locale, name]];
          }),
        ),
      );
    known.set(key, found);
    return found;
  };
  for (let row = 0; row < table.size; row += 1) {
    yield {
      id: ids.text(row) ?? '',
      status: status.text(row) ?? '',
      created_at: created.number(row) ?? 0,
      changed_in: changed.number(row) ?? 0,
      dealer_code: dealer.text(row) ?? '',
      names: namesAt(row),
      lists: fieldsOf(lists, (column) => column.list(row)),
      ranges: fieldsOf(ranges, (column) => column.number(row)),
      publications: publications.list(row),
      words: words.map((column) => column.text(row) ?? ''),
      equipment: equipmentOf(equipment.text(row) ?? '', items),
      codes: codes.text(row) ?? '',
    };
  }
}

/** Creates all rows with the same object shape, which is faster and takes less memory. */
function fieldsOf<K extends string, C, V>(
  columns: readonly (readonly [K, C])[],
  read: (column: C) => V,
): Record<K, V> {
  const fields = {} as Record<K, V>;
  for (const [key, column] of columns) fields[key] = read(column);
  return fields;
}
