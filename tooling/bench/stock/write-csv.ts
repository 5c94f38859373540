import { chmodSync, closeSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BenchVehicle } from './bench-vehicles.ts';

const columns = [
  'id',
  'brand',
  'model',
  'state',
  'engine',
  'transmission',
  'color',
  'specific_color',
  'status',
  'dealer',
  'seats',
  'financing',
  'price',
  'mileage',
  'year',
  'power',
] as const;

/** Writes the stock as CSV for databases; readable by a server under another account. */
export function writeCsv(path: string, stock: readonly BenchVehicle[]): void {
  chmodSync(dirname(path), 0o755);
  const file = openSync(path, 'w', 0o644);
  writeSync(file, `${columns.join(',')}\n`);
  for (let from = 0; from < stock.length; from += 10_000) {
    writeSync(
      file,
      stock
        .slice(from, from + 10_000)
        .map(lineOf)
        .join(''),
    );
  }
  closeSync(file);
}

const lineOf = (vehicle: BenchVehicle) =>
  `${columns
    .map((column) => {
      const value = vehicle[column];
      return Array.isArray(value) ? `"{${value.join(',')}}"` : value;
    })
    .join(',')}\n`;
