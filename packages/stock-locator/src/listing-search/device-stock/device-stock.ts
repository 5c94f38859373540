import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { pageSize } from '../../engine/filters/stock-filters.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { Vocabulary } from '../../text-search/index.js';
import { entryOfCard } from '../cards/entry-of-card.js';
import type { StockCard } from '../cards/stock-card.js';
import { createColorNames } from '../live-index/color-names.js';
import { createFacetNamer, type FacetNamer, namesIn } from '../live-index/facet-values.js';
import { buildLiveIndex, type LiveIndex } from '../live-index/live-index.js';
import type { StockSearch } from '../live-index/stock-search.js';
import type { StockChange } from '../stream/stock-change.js';
import type { WordReader } from '../words/word-reader.js';
import type { OpenedSnapshot, SnapshotHead } from './stock-snapshots.js';

/**
 * The whole stock of a listing in the page: answers queries like the service, without a request.
 */
export interface DeviceStock {
  readonly head: SnapshotHead;
  /** Incremented with every change. */
  readonly version: number;
  readonly size: number;
  /** The service's response to a query; undefined if only the service can answer it. */
  response(query: VehicleQuery): VehicleListing | undefined;
  canAnswer(query: VehicleQuery): boolean;
  card(id: string): StockCard | undefined;
  /** Applies changes of vehicles; the next response contains them. */
  apply(change: StockChange): void;
  /** Enables search text, which only the service could parse until then. */
  parseSearchText(reader: WordReader): void;
}

/** Rows read between two steps. */
const stride = 500;

/** Builds the stock from a snapshot, in steps of a few milliseconds on a phone. */
export function* buildDeviceStock(snapshot: OpenedSnapshot): Generator<void, DeviceStock> {
  const { names, size } = snapshot;
  const rows = new Map<string, number>();
  const entries = [];
  for (let row = 0; row < size; row += 1) {
    const entry = snapshot.entry(row);
    rows.set(entry.id, row);
    entries.push(entry);
    if (row % stride === stride - 1) yield;
  }
  const colors = createColorNames();
  for (const known of Object.values(names)) {
    for (const [key, name] of known) {
      if (key.startsWith('specific_colors/')) colors.add(key.slice(key.indexOf('/') + 1), name);
    }
  }
  const index = yield* buildLiveIndex(entries, colors, { edges: snapshot.head.edges });
  return deviceStock({ snapshot, rows, colors, index });
}

/** Pages have no order numbers: a text that may be one is sent to the service. */
const mayBeCode = (code: string) => /^(?=.*\d)[a-z0-9]{5,}$/.test(code);

interface Parts {
  snapshot: OpenedSnapshot;
  rows: ReadonlyMap<string, number>;
  colors: ReturnType<typeof createColorNames>;
  index: LiveIndex;
}

function deviceStock({ snapshot, rows, colors, index }: Parts): DeviceStock {
  const { head, names } = snapshot;
  /** Cards that were requested or changed. */
  const cards = new Map<string, StockCard>();
  const cardOf = (id: string): StockCard | undefined => {
    const known = cards.get(id);
    const row = known ? undefined : rows.get(id);
    if (row === undefined) return known;
    const card = snapshot.card(row);
    cards.set(id, card);
    return card;
  };
  const { locale, listing } = head;
  const namer: FacetNamer = createFacetNamer(namesIn(names, locale), locale);
  const publications = listing.split(',').filter(Boolean);
  let version = 1;
  let reader: WordReader | undefined;
  let vocabulary: Vocabulary | undefined;
  const vocabularyOf = (words: WordReader) => {
    if (vocabulary) return vocabulary;
    const items = words.createItemNames();
    for (const item of snapshot.items) items.add(item);
    vocabulary = words.stockVocabulary(index.values, names, {
      items,
      texts: words.createStockTexts(snapshot.texts),
      otherNames: (key, value) => snapshot.otherNames[`${key}/${value}`] ?? [],
      prices: index.prices(),
      isCode: mayBeCode,
    });
    return vocabulary;
  };
  const read = (query: VehicleQuery) => {
    const requested: StockSearch = { ...query, publications, items: pageSize.max };
    if (!query.words) return { search: requested };
    const words = reader;
    if (!head.isWhole || !words) return undefined;
    // Monthly amounts are parsed too, to send such a query to the service.
    return words.searchByWords(requested, {
      vocabulary: () => vocabularyOf(words),
      hasFinance: true,
    });
  };
  /** Only the service knows equipment and order numbers, which words may refer to. */
  const isKnown = ({ words: left, monthly }: StockSearch) => !monthly && !left;
  const learn = (card: StockCard) => {
    const {
      nameplate_name,
      nameplate_label,
      color_key,
      color_name,
      owner_id,
      owner_name,
      owner_city,
    } = card;
    for (const [key, name] of [
      [`models/${nameplate_name}`, nameplate_label],
      [`specific_colors/${color_key}`, color_name],
      [`dealers/${owner_id}`, owner_name],
      [`cities/${owner_id}`, owner_city],
    ]) {
      if (typeof name === 'string') namesIn(names, locale).set(String(key), name);
    }
    colors.add(String(color_key), String(color_name));
  };

  const find = (query: VehicleQuery): VehicleListing | undefined => {
    const requested = query.location ? undefined : read(query);
    if (!requested || !isKnown(requested.search)) return undefined;
    const { search } = requested;
    const found = index.search(search);
    // Suggestions for an empty result come from the service.
    if (found.total === 0) return undefined;
    return {
      data: found.entries.flatMap(({ id }) => cardOf(id) ?? []) as never,
      meta: {
        page: search.page,
        items: search.items,
        total: found.total,
        facets: namer.facets(found.facets),
        ranges: found.ranges as VehicleListing['meta']['ranges'],
        snapshot: head.version,
        ...('read_words' in requested &&
          requested.read_words !== undefined && { read_words: requested.read_words }),
      },
    };
  };

  return {
    head,
    get version() {
      return version;
    },
    get size() {
      return index.size;
    },
    card: cardOf,
    canAnswer(query) {
      return find({ ...query, page: 1 }) !== undefined;
    },
    response: find,
    parseSearchText(words) {
      reader = words;
    },
    apply({ vehicles, gone }) {
      for (const card of vehicles) {
        cards.set(card.id, card);
        learn(card);
        index.put(entryOfCard(card));
      }
      for (const id of gone) {
        const card = cardOf(id);
        if (card) cards.set(id, { ...card, status: 'sold' });
        index.remove(id);
      }
      for (const _ of index.compact() ?? []);
      version += 1;
      vocabulary = undefined;
      namer.forget();
    },
  };
}
