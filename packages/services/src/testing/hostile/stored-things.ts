import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';

type Row = Readonly<Record<string, unknown>>;

/** Stored rows at one moment, so that generated calls reach existing things. */
export interface StoredThings {
  /** A few rows of a table. */
  rows(table: string): readonly Row[];
  /** Values of columns and JSON members of this name, in any table. */
  named(name: string): readonly string[];
}

const rowsOfEach = 6;
const maxNamed = 12;

/** Reads a few rows of every table. */
export async function readStoredThings(db: Database): Promise<StoredThings> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'migrations'`,
  );
  const found = new Map<string, readonly Row[]>();
  const named = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const some = await rows<Row>(
      db,
      sql`select * from ${sql.identifier(name)} limit ${sql.raw(String(rowsOfEach))}`,
    );
    found.set(name, some);
    for (const row of some) collect(row, named);
  }
  return {
    rows: (table) => found.get(table) ?? [],
    named: (name) => [...(named.get(name) ?? [])],
  };
}

function collect(value: unknown, named: Map<string, Set<string>>, depth = 0): void {
  if (value === null || typeof value !== 'object' || value instanceof Date || depth > 8) return;
  if (value instanceof Uint8Array) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' || typeof inner === 'number') {
      const text = String(inner);
      const known = named.get(name) ?? new Set();
      if (text.length < 200 && known.size < maxNamed) named.set(name, known.add(text));
    } else collect(inner, named, depth + 1);
  }
}
