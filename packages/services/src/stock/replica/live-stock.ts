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
import { webAssemblyMemory } from '@mawkib/stock-locator/stock-index/webassembly';
import {
  createItemNames,
  createStockTexts,
  type ItemNames,
  type StockTexts,
  type Vocabulary,
} from '@mawkib/stock-locator/words';
import { createWorldNames, type WorldNames } from '../text-search/world-names.js';
import type { ReplicaVehicle } from './stock-entry.js';

/** State of the stock with everything derived from it. */
export interface StockState {
  index: Pick<LiveIndex, 'search' | 'count' | 'suggest' | 'size' | 'matches' | 'values'>;
  /** All vehicles, including sold ones. */
  vehicles: ReadonlyMap<string, ReplicaVehicle>;
  /** Transaction id: every change of a transaction below it is included in `vehicles`. */
  horizon: number;
  /** Incremented by every change. */
  version: number;
  publications: ReadonlySet<string>;
  otherNames: WorldNames;
  names: ValueNames;
  namerOf(locale: Locale): FacetNamer;
  /** Names of equipment items. */
  items: ItemNames;
  /** Texts of versions and interiors. */
  texts: StockTexts;
  /** Vocabulary of the text search; built on first use. */
  vocabulary(): Vocabulary;
}

/** The stock in memory, kept current. */
export interface LiveStock extends StockState {
  index: LiveIndex;
  /** Replaces or adds vehicles by id, and removes others. */
  change(changes: {
    changed: Iterable<ReplicaVehicle>;
    gone: Iterable<string>;
    horizon: number;
  }): void;
}

/** Positions of models (with bodies and versions) and of interiors in a `stockEntry`. */
const [firstText, lastText, interiorAt] = [2, 6, 13];

/** Vehicles per slice while the vocabulary is built. */
const learntAtOnce = 500;

const options = { allocateMemory: webAssemblyMemory() };

/** Builds the stock synchronously; the vocabulary is built with the first text search. */
export function createLiveStock(
  stock: ReadonlyMap<string, ReplicaVehicle>,
  horizon: number,
  otherNames: WorldNames = createWorldNames(),
): LiveStock {
  const parts = createParts(new Map(stock));
  for (const vehicle of parts.vehicles.values()) parts.learn(vehicle);
  const index = createLiveIndex(parts.vehicles.values(), parts.colors, options);
  return liveStock(parts, index, horizon, otherNames);
}

/**
 * Builds the stock in slices, for a process that must respond meanwhile. Takes ownership of
 * `vehicles`.
 */
export function* buildLiveStock(
  vehicles: Map<string, ReplicaVehicle>,
  horizon: number,
  otherNames: WorldNames = createWorldNames(),
): Generator<void, LiveStock> {
  const parts = createParts(vehicles);
  let learnt = 0;
  for (const vehicle of parts.vehicles.values()) {
    parts.learn(vehicle);
    learnt += 1;
    if (learnt % learntAtOnce === 0) yield;
  }
  const index = yield* buildSearchIndex(parts.vehicles.values(), parts.colors, options);
  return liveStock(parts, index, horizon, otherNames);
}

function createParts(vehicles: Map<string, ReplicaVehicle>) {
  const names: ValueNames = {};
  const publications = new Set<string>();
  const colors = createColorNames();
  const items = createItemNames();
  const texts = createStockTexts();
  const learn = (vehicle: ReplicaVehicle) => {
    addNames(names, colors, vehicle, vehicle.names);
    for (const name of vehicle.publications) publications.add(name);
    for (const item of vehicle.equipment) items.add(item);
    for (const text of vehicle.words.slice(firstText, lastText)) texts.add(text);
    texts.add(vehicle.words[interiorAt] ?? '');
  };
  return { vehicles, names, publications, colors, items, texts, learn };
}

function liveStock(
  { vehicles, names, publications, items, texts, learn }: ReturnType<typeof createParts>,
  index: LiveIndex,
  horizon: number,
  otherNames: WorldNames,
): LiveStock {
  const namers = new Map<Locale, FacetNamer>();
  let vocabulary: Vocabulary | undefined;
  const live: LiveStock = {
    index,
    vehicles,
    horizon,
    version: 1,
    publications,
    names,
    namerOf(locale) {
      const namer = namers.get(locale) ?? createFacetNamer(namesIn(names, locale), locale);
      namers.set(locale, namer);
      return namer;
    },
    items,
    texts,
    otherNames,
    vocabulary() {
      vocabulary ??= stockVocabulary(live.index.values, names, {
        items,
        texts,
        otherNames: otherNames.of,
        isMaker: otherNames.isMaker,
        prices: live.index.prices(),
        isCode: live.index.hasCode,
      });
      return vocabulary;
    },
    change({ changed, gone, horizon: until }) {
      let isDifferent = false;
      for (const vehicle of changed) {
        isDifferent = true;
        vehicles.set(vehicle.id, vehicle);
        learn(vehicle);
        live.index.put(vehicle);
      }
      for (const id of gone) {
        isDifferent = true;
        vehicles.delete(id);
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
