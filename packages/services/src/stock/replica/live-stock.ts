import type { Locale } from '@mawkib/core/locale';
import {
  addNames,
  buildSearchIndex,
  createColorNames,
  createFacetNamer,
  createLiveIndex,
  type FacetNamer,
  type LiveIndex,
  namesIn,
  stockVocabulary,
  type ValueNames,
} from '@mawkib/stock-locator/on-device';
import {
  createItemNames,
  createStockTexts,
  type ItemNames,
  type StockTexts,
  type Vocabulary,
} from '@mawkib/stock-locator/words';
import type { KnownVehicle } from './stock-entry.js';

/** One state of the stock with everything that is derived from it. */
export interface StockState {
  index: Pick<LiveIndex, 'search' | 'count' | 'suggest' | 'size' | 'matches'>;
  /** Every vehicle, sold ones too. */
  known: ReadonlyMap<string, KnownVehicle>;
  /** What is missing in `known` is no longer above this transaction. */
  horizon: number;
  /** Grows with every change. */
  version: number;
  publications: ReadonlySet<string>;
  names: ValueNames;
  namerOf(locale: Locale): FacetNamer;
  /** What equipment is called. */
  items: ItemNames;
  /** Versions and interiors. */
  texts: StockTexts;
  /** What words can mean; made when somebody first searches by words. */
  vocabulary(): Vocabulary;
}

/** The stock in memory, as it changes. */
export interface LiveStock extends StockState {
  index: LiveIndex;
  /** Puts vehicles into the places of those with their ids, and takes others away. */
  change(changes: {
    changed: Iterable<KnownVehicle>;
    gone: Iterable<string>;
    horizon: number;
  }): void;
}

/** Where `stockEntry` puts models with their bodies and versions, and interiors. */
const [firstText, lastText, interiorAt] = [2, 6, 13];

/** Vehicles whose names are learnt between two steps. */
const learntAtOnce = 500;

/** The stock at once; the first search by words reads what it is described by. */
export function createLiveStock(
  stock: ReadonlyMap<string, KnownVehicle>,
  horizon: number,
): LiveStock {
  const parts = createParts(new Map(stock));
  for (const vehicle of parts.known.values()) parts.learn(vehicle);
  return liveStock(parts, createLiveIndex(parts.known.values(), parts.colors), horizon);
}

/** The same in steps, for a process that must answer meanwhile. `known` is its own from then on. */
export function* buildLiveStock(
  known: Map<string, KnownVehicle>,
  horizon: number,
): Generator<void, LiveStock> {
  const parts = createParts(known);
  let learnt = 0;
  for (const vehicle of parts.known.values()) {
    parts.learn(vehicle);
    learnt += 1;
    if (learnt % learntAtOnce === 0) yield;
  }
  return liveStock(parts, yield* buildSearchIndex(parts.known.values(), parts.colors), horizon);
}

function createParts(known: Map<string, KnownVehicle>) {
  const names: ValueNames = {};
  const publications = new Set<string>();
  const colors = createColorNames();
  const items = createItemNames();
  const texts = createStockTexts();
  const learn = (vehicle: KnownVehicle) => {
    addNames(names, colors, vehicle, vehicle.names);
    for (const name of vehicle.publications) publications.add(name);
    for (const item of vehicle.equipment) items.add(item);
    for (const text of vehicle.words.slice(firstText, lastText)) texts.add(text);
    texts.add(vehicle.words[interiorAt] ?? '');
  };
  return { known, names, publications, colors, items, texts, learn };
}

function liveStock(
  { known, names, publications, items, texts, learn }: ReturnType<typeof createParts>,
  index: LiveIndex,
  horizon: number,
): LiveStock {
  const namers = new Map<Locale, FacetNamer>();
  let vocabulary: Vocabulary | undefined;
  const live: LiveStock = {
    index,
    known,
    horizon,
    version: 1,
    publications,
    names,
    namerOf(locale) {
      const known = namers.get(locale) ?? createFacetNamer(namesIn(names, locale), locale);
      namers.set(locale, known);
      return known;
    },
    items,
    texts,
    vocabulary() {
      vocabulary ??= stockVocabulary(live.index.values, names, {
        items,
        texts,
        prices: live.index.prices(),
        isCode: live.index.hasCode,
      });
      return vocabulary;
    },
    change({ changed, gone, horizon: until }) {
      let isDifferent = false;
      for (const vehicle of changed) {
        isDifferent = true;
        known.set(vehicle.id, vehicle);
        learn(vehicle);
        live.index.put(vehicle);
      }
      for (const id of gone) {
        isDifferent = true;
        known.delete(id);
        live.index.remove(id);
      }
      live.horizon = until;
      if (!isDifferent) return;
      live.version += 1;
      vocabulary = undefined;
      for (const namer of namers.values()) namer.forget();
    },
  };
  return live;
}
