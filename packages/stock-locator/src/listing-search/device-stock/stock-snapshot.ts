import { type Locale, locales } from '@mawkib/core/locale';
import { entryReader } from '../cards/entry-of-card.js';
import { cardColumns, cardReader, type StockCard } from '../cards/stock-card.js';
import { namesIn, type ValueNames } from '../live-index/facet-values.js';
import type { BarEdges } from '../live-index/live-index.js';
import type { StockEntry } from '../live-index/stock-entry.js';
import { openTable } from '../table/open-table.js';
import { packTable } from '../table/pack-table.js';

/** What a snapshot says of itself. */
export interface SnapshotHead {
  readonly listing: string;
  readonly locale: Locale;
  /** Equal versions are the same vehicles. */
  readonly version: string;
  /** Where in the stream of changes it stands. */
  readonly since: string;
  /** Whether the listing is the market's whole stock, so that words mean here what they mean there. */
  readonly isWhole: boolean;
  /** Where the service's histograms part: those of the page part there too. */
  readonly edges?: BarEdges;
}

export interface OpenedSnapshot {
  readonly head: SnapshotHead;
  readonly names: ValueNames;
  /** What items of equipment are called: words of a search may mean them. */
  readonly items: readonly string[];
  /** Versions and interiors: their words are not misspelt names. */
  readonly texts: readonly string[];
  readonly size: number;
  card(row: number): StockCard;
  entry(row: number): StockEntry;
}

/** Of the columns and what they mean. */
const form = 3;

/** A listing as pages load it, in steps; compress it on the way. `cards` stand by their ids. */
export function* packStockSnapshot(
  cards: readonly StockCard[],
  head: SnapshotHead,
  names: ValueNames,
  items: readonly string[],
  texts: readonly string[] = [],
): Generator<void, Uint8Array> {
  const used = new Set(
    cards.flatMap((card) => [
      `models/${card.nameplate_name}`,
      `specific_colors/${card.color_key}`,
      `dealers/${card.owner_id}`,
      `cities/${card.owner_id}`,
    ]),
  );
  const told = locales.map((locale) =>
    [...namesIn(names, locale)].filter(([key]) => used.has(key)),
  );
  return yield* packTable(
    cardColumns,
    cards,
    JSON.stringify({ form, head, names: told, items, texts }),
  );
}

/** Opens a snapshot; undefined where it is none of this form, or damaged. */
export function openStockSnapshot(packed: Uint8Array): OpenedSnapshot | undefined {
  const opened = openTable(packed);
  if (opened.kind === 'refused') return undefined;
  const { table } = opened;
  const note = JSON.parse(table.note) as {
    form: number;
    head: SnapshotHead;
    names: [string, string][][];
    items: string[];
    texts: string[];
  };
  if (note.form !== form) return undefined;
  const names: ValueNames = Object.fromEntries(
    locales.map((locale, at) => [locale, new Map(note.names[at])]),
  );
  return {
    head: note.head,
    names,
    items: note.items,
    texts: note.texts,
    size: table.size,
    card: cardReader(table),
    entry: entryReader(table),
  };
}
