import type { Random } from './random.ts';

/** Defect of a row, on purpose. */
export type Defect =
  | 'no_model'
  | 'no_brand'
  | 'negative_price'
  | 'absurd_mileage'
  | 'absurd_year'
  | 'foreign_currency'
  | 'markup'
  | 'direction'
  | 'spaces'
  | 'case'
  | 'duplicate'
  | 'bad_vin'
  | 'unknown_fuel'
  | 'unsafe_photo'
  | 'truncated';

export interface SampleRow {
  readonly cells: readonly string[];
  readonly defect?: Defect;
}

/** A list with a mapping for `feedMappingSchema` of the stock locator. */
export interface SampleList {
  readonly columns: readonly string[];
  readonly rows: Iterable<SampleRow>;
  readonly mapping: SampleMapping;
}

export interface SampleMapping {
  version: 1;
  target: 'vehicles';
  columns: {
    field: string;
    column?: string;
    template?: string;
    constant?: string;
    values?: Record<string, string | null>;
    unit?: 'km' | 'mi' | 'hp' | 'kW' | 'PS' | 'l' | 'cc' | 'kWh';
    separator?: string;
  }[];
  match: { id?: string; vin?: string; key?: string };
}

/** A VIN: 17 characters without I, O and Q; unique for each number. */
export function vinOf(random: Random, number: number): string {
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
  const start = Array.from({ length: 10 }, () => random.pick([...letters])).join('');
  return `${start}${String(number).padStart(7, '0')}`;
}

/** Rows of a list, generated while reading. */
export function rowsOf(count: number, make: (number: number) => SampleRow): Iterable<SampleRow> {
  return {
    *[Symbol.iterator]() {
      for (let number = 1; number <= count; number += 1) yield make(number);
    },
  };
}
